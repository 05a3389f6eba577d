import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { migrate } from './migrations.ts';
import type { Database } from './schema.ts';
import { openSqlite, withoutSync } from './sqlite.ts';
import type { Storage } from './storage.ts';

export interface StorageOptions {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

export const SQLITE_FILE = 'kelvane.sqlite';

/** For the person who starts the server: the driver's own words may hold the password. */
export class StorageUnavailableError extends Error {
  constructor(where: string, cause: unknown) {
    super(`The database (${where}) cannot be used: ${reasonOf(cause)}`, { cause });
    this.name = 'StorageUnavailableError';
  }
}

export async function openStorage({ databaseUrl, dataDir }: StorageOptions): Promise<Storage> {
  const file = join(dataDir, SQLITE_FILE);
  const where = databaseUrl === null ? file : `PostgreSQL at ${new URL(databaseUrl).host}`;
  try {
    const kind = databaseUrl === null ? 'sqlite' : 'postgres';
    const db = databaseUrl === null ? openSqlite(file) : await connect(databaseUrl);
    try {
      await migrate({ db, kind });
    } catch (error) {
      await db.destroy();
      throw error;
    }
    return {
      kind,
      db,
      withLazyCommits: (work) => (kind === 'sqlite' ? withoutSync(db, work) : work(db)),
      close: () => db.destroy(),
    };
  } catch (error) {
    throw new StorageUnavailableError(where, error);
  }
}

/** The driver is loaded where it is used, as it costs memory. */
async function connect(databaseUrl: string): Promise<Kysely<Database>> {
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl);
}

function reasonOf(error: unknown): string {
  // A refused connection to a name with two addresses is an AggregateError, whose own message is empty.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message || first.name : String(first);
}
