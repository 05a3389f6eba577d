import type { Kysely } from 'kysely';
import { type NewHistory, record } from './history-store.ts';
import { settleReply } from './reply-delivery.ts';
import { type Database, type OutboxRow, VISITOR_KINDS } from './schema.ts';

type Db = Kysely<Database>;
type Entry = Omit<NewHistory, 'action'>;

/** Lets a message go that cannot be delivered. False when it was sent meanwhile, or is just being sent. */
export function giveUp(db: Db, { id, last_error }: OutboxRow, entry: Entry): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('outbox')
      .set({ state: 'cancelled', lease: null, done_at: entry.at, last_error: last_error ?? 'not tried' })
      .where('id', '=', id)
      .where('state', 'in', ['pending', 'dead'])
      .where(({ eb, or }) => or([eb('lease', 'is', null), eb('due_at', '<=', entry.at)]))
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return false;
    await record(trx, { ...entry, action: 'gave-up' });
    await settleReply(trx, row, entry.at);
    return true;
  });
}

/** Sends it to another address, beginning anew. False when it was sent meanwhile, or is just being sent. */
export function correctAddress(
  db: Db,
  { id, state }: OutboxRow,
  address: string,
  entry: Entry,
): Promise<boolean> {
  const { at } = entry;
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set({
        recipient: address,
        state: 'pending',
        attempts: 0,
        last_error: null,
        due_at: at,
        lease: null,
        created_at: at,
        done_at: null,
      })
      .where('id', '=', id)
      .where('state', '=', state)
      .where(({ eb, or }) => or([eb('lease', 'is', null), eb('due_at', '<=', at)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await record(trx, { ...entry, action: 'address-corrected', text: address });
    return true;
  });
}

/** Where mail to the visitor goes since somebody corrected the address; null when nobody did. */
export async function correctedAddress(db: Db, submissionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('submission_id', '=', submissionId)
    .where('kind', 'in', VISITOR_KINDS)
    .where('recipient', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.recipient ?? null;
}
