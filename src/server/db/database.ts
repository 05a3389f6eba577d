import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createLocalChanges } from './changes.ts';
import { MigrationError, migrate } from './migrations.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { PROBE_WAIT_MS, type Storage, VISITOR_WAIT_MS, WORK_WAIT_MS } from './storage.ts';

/** Writes a row, deletes it and commits both. Nothing stays, but the disk had to take it. */
async function probeWrite(db: Kysely<Database>): Promise<void> {
  // Of several processes that probe at once, each has a row of its own.
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
  /** How long PostgreSQL may take for one piece of work that no visitor waits for. Left out: as long as it likes. */
  readonly workMs?: number;
  /** Called with a line for the person who waits when bringing the tables up to date takes long. */
  readonly onWait?: (line: string) => void;
}

export const SQLITE_FILE = 'kelvane.sqlite';

/** For the person who starts the server: the driver's own words may hold the password. */
export class StorageUnavailableError extends Error {
  /** What to look at; empty where the message says what to do. */
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
  const lazily = sqlite.as({ waitMs: WORK_WAIT_MS, isLazy: true });
  const probing = sqlite.as({ waitMs: PROBE_WAIT_MS, limitsWork: true, checksFile: true });
  const changes = createLocalChanges();
  return {
    kind: 'sqlite',
    db,
    forVisitors: sqlite.as({ waitMs: VISITOR_WAIT_MS, limitsWork: true, checksFile: true }),
    withLazyCommits: (work) => work(lazily),
    probe: () => probeWrite(probing),
    changes,
    close: async () => {
      await changes.close();
      await sqlite.close();
    },
  };
}

/** Mail that is being sent must not keep visitors from the database, nor they from it: each has connections of its own. */
const FOR_VISITORS = { connections: 6, connectMs: 2500, useMs: VISITOR_WAIT_MS };
const FOR_WORK = { connections: 4, connectMs: 10_000 };

async function openServer(
  databaseUrl: string,
  { workMs = null, onWait }: { readonly workMs?: number | null; readonly onWait?: (line: string) => void },
): Promise<Storage> {
  // The driver is loaded where it is used, as it costs memory.
  const { openPostgres } = await import('./postgres.ts');
  const { createPostgresChanges } = await import('./changes.ts');
  const migrating = openPostgres(databaseUrl, { connections: 1, connectMs: 5000, useMs: null });
  try {
    await migrate({ db: migrating, kind: 'postgres', onWait });
  } finally {
    await migrating.destroy();
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
      await Promise.all([db, forVisitors].map((each: Kysely<Database>) => each.destroy()));
    },
  };
}

function reasonOf(error: unknown): string {
  // A refused connection to a name with two addresses is an AggregateError, whose own message is empty.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message || first.name : String(first);
}
