import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createLocalChanges } from './changes.ts';
import { MigrationError, migrate } from './migrations.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { PROBE_WAIT_MS, type Storage, VISITOR_WAIT_MS, WORK_WAIT_MS } from './storage.ts';

/** Inserts and deletes a row in one committed transaction, which proves that the disk accepts writes. */
async function probeWrite(db: Kysely<Database>): Promise<void> {
  // Unique, so that several processes can probe at the same time.
  const fingerprint = `probe ${randomUUID()}`;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('recent_submissions')
      .values({ fingerprint, submission_id: '', expires_at: 0 })
      .execute();
    await trx.deleteFrom('recent_submissions').where('fingerprint', '=', fingerprint).execute();
  });
}

export interface StorageOptions {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** Limit for one use of a PostgreSQL connection by background work. Left out: no limit. */
  readonly workMs?: number;
  /** Called with a line for the operator when migrations take long. */
  readonly onWait?: (line: string) => void;
}

export const SQLITE_FILE = 'kelvane.sqlite';

export class StorageUnavailableError extends Error {
  /** Empty where the message itself says what to do. */
  readonly advice: string;

  constructor(where: string, cause: unknown) {
    super(`The database (${where}) cannot be used: ${reasonOf(cause)}`, { cause });
    this.name = 'StorageUnavailableError';
    this.advice =
      cause instanceof MigrationError
        ? ''
        : '\nCheck DATABASE_URL, or for SQLite that DATA_DIR is a folder this user may write to.';
  }
}

export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { databaseUrl, dataDir } = options;
  const file = join(dataDir, SQLITE_FILE);
  const where = databaseUrl === null ? file : `PostgreSQL at ${new URL(databaseUrl).host}`;
  try {
    return databaseUrl === null ? await openFile(file) : await openServer(databaseUrl, options);
  } catch (error) {
    throw new StorageUnavailableError(where, error);
  }
}

async function openFile(file: string): Promise<Storage> {
  const sqlite = openSqlite(file);
  const db = sqlite.as({ waitMs: WORK_WAIT_MS });
  try {
    await migrate({ db, kind: 'sqlite' });
  } catch (error) {
    await sqlite.close();
    throw error;
  }
  const lazyDb = sqlite.as({ waitMs: WORK_WAIT_MS, isLazy: true });
  const probeDb = sqlite.as({ waitMs: PROBE_WAIT_MS, limitsWork: true, checksFile: true });
  const changes = createLocalChanges();
  return {
    kind: 'sqlite',
    db,
    forVisitors: sqlite.as({ waitMs: VISITOR_WAIT_MS, limitsWork: true, checksFile: true }),
    withLazyCommits: (work) => work(lazyDb),
    probe: () => probeWrite(probeDb),
    changes,
    close: async () => {
      await changes.close();
      await sqlite.close();
    },
  };
}

/** Separate pools, so that visitors and outgoing mail cannot starve each other. */
const FOR_VISITORS = { connections: 6, connectMs: 2500, useMs: VISITOR_WAIT_MS };
const FOR_WORK = { connections: 4, connectMs: 10_000 };

async function openServer(
  databaseUrl: string,
  { workMs = null, onWait }: { readonly workMs?: number | null; readonly onWait?: (line: string) => void },
): Promise<Storage> {
  // Loaded on demand, as the driver costs memory.
  const { openPostgres } = await import('./postgres.ts');
  const { createPostgresChanges } = await import('./changes.ts');
  const migrationDb = openPostgres(databaseUrl, { connections: 1, connectMs: 5000, useMs: null });
  try {
    await migrate({ db: migrationDb, kind: 'postgres', onWait });
  } finally {
    await migrationDb.destroy();
  }
  const db = openPostgres(databaseUrl, { ...FOR_WORK, useMs: workMs });
  const forVisitors = openPostgres(databaseUrl, FOR_VISITORS);
  const changes = createPostgresChanges(databaseUrl, db);
  return {
    kind: 'postgres',
    db,
    forVisitors,
    withLazyCommits: (work) => work(db),
    probe: () => probeWrite(forVisitors),
    changes,
    close: async () => {
      await changes.close();
      await Promise.all([db.destroy(), forVisitors.destroy()]);
    },
  };
}

function reasonOf(error: unknown): string {
  // A refused connection to a host name with two addresses is an AggregateError with an empty message.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message || first.name : String(first);
}
