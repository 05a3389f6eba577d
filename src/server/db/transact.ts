import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

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
