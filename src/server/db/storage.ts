import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Changes } from './changes.ts';
import type { Database } from './schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface Storage {
  readonly kind: DatabaseKind;
  /** For background work and the command line: long timeouts. */
  readonly db: Kysely<Database>;
  /**
   * For requests of visitors: fails within five seconds in all, and verifies after a commit that the data can be read back.
   */
  readonly forVisitors: Kysely<Database>;
  /**
   * For writes that a power failure may lose, as that costs no more than a duplicate mail: on SQLite they skip the disk sync.
   * They survive a crash of the process.
   */
  withLazyCommits<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
  /** Commits the insertion and deletion of a row. Rejects within a second or so with a StorageTroubleError. */
  probe(): Promise<void>;
  /** Notifies the desk, also in other processes, of new data. */
  readonly changes: Changes;
  /** Rejects all queries that still wait. */
  close(): Promise<void>;
}

/** A form is answered within five seconds. The machine may be busy, so the database gets four. */
export const VISITOR_WAIT_MS = 4000;

/** Background work and operators' commands wait rather than fail. */
export const WORK_WAIT_MS = 30_000;

/** A readiness probe must be answered at once. */
export const PROBE_WAIT_MS = 1000;

/** Long enough for the largest resume over a slow line. A dead connection holds up the outbox for this long. */
export const POSTGRES_WORK_MS = 15_000;

/** SQLSTATE of PostgreSQL: deadlock and serialization failure. */
const RETRIED = ['40P01', '40001'];
const PAUSE_MS = 100;

/**
 * A transaction that is retried once after a deadlock or serialization failure. The work must be safe to repeat.
 *
 * Lock order, to prevent deadlocks: submissions, then subscribers, then outbox. Deleting rows also locks those that a
 * foreign key deletes with them.
 */
export async function transact<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!RETRIED.includes((error as { code?: string }).code ?? '')) throw error;
    // Without a pause it might lock the row again before the other transaction gets it.
    await sleep(PAUSE_MS);
    return db.transaction().execute(work);
  }
}
