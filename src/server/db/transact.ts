import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** SQLSTATE of PostgreSQL: a deadlock, of which one side is ended, and a serialization failure. */
const RETRIED = ['40P01', '40001'];
const PAUSE_MS = 100;

/**
 * A transaction that is tried a second time when PostgreSQL ended it for the sake of another. The work must be safe to
 * repeat.
 *
 * Transactions that lock existing rows of several tables do so in this order, so that no two wait for each other:
 * submissions, then subscribers, then outbox. Deleting rows also locks those that go with them by a foreign key.
 */
export async function transact<Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (!RETRIED.includes((error as { code?: string }).code ?? '')) throw error;
    // At once, it may take the row again that the other one is just about to get.
    await sleep(PAUSE_MS);
    return db.transaction().execute(work);
  }
}
