import type { Kysely } from 'kysely';
import { type NewHistory, record } from './history-store.ts';
import { addWordsToSearch } from './item-search.ts';
import { settleReply } from './reply-delivery.ts';
import { type Database, type OutboxRow, type SubmissionRow, VISITOR_KINDS } from './schema.ts';
import { transact } from './transact.ts';

type Db = Kysely<Database>;
type Entry = Omit<NewHistory, 'action'>;

/** Lets a message go that cannot be delivered. False when it was sent meanwhile, or is just being sent. */
export function giveUp(db: Db, { id, last_error }: OutboxRow, entry: Entry): Promise<boolean> {
  return transact(db, async (trx) => {
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

/**
 * Sends an email to the visitor to another address, starting over, and makes it the address of the submission: whatever
 * was not delivered yet and every later answer goes there. False when it was sent meanwhile, or is being sent.
 */
export function correctAddress(
  db: Db,
  { id, state, submission_id }: Pick<OutboxRow, 'id' | 'state'> & { readonly submission_id: string },
  address: string,
  entry: Entry,
): Promise<boolean> {
  const { at } = entry;
  return db
    .transaction()
    .execute(async (trx) => {
      // The submission first: actions of the desk lock it before its outbox rows.
      await trx
        .updateTable('submissions')
        .set((row) => ({ corrected_email: address, version: row('version', '+', 1) }))
        .where('id', '=', submission_id)
        .execute();
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
      if (numUpdatedRows === 0n) throw new BeingSent();
      await trx
        .updateTable('outbox')
        .set({ recipient: address })
        .where('submission_id', '=', submission_id)
        .where('kind', 'in', VISITOR_KINDS)
        .where('state', '!=', 'sent')
        .where(({ eb, or }) => or([eb('lease', 'is', null), eb('due_at', '<=', at)]))
        .execute();
      await addWordsToSearch(trx, submission_id, address);
      await record(trx, { ...entry, action: 'address-corrected', text: address });
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof BeingSent) return false;
      throw error;
    });
}

/** Thrown to roll the transaction back. */
class BeingSent extends Error {}

/** Where email to the visitor goes: to the corrected address, else to the one they typed. */
export function visitorAddress(
  submission: Pick<SubmissionRow, 'email' | 'corrected_email' | 'payload'>,
): string {
  return submission.corrected_email ?? typedAddress(submission);
}

/** In the visitor's own spelling: the column is in lower case, for comparing. */
export function typedAddress({ email, payload }: Pick<SubmissionRow, 'email' | 'payload'>): string {
  return String((JSON.parse(payload) as { readonly email?: unknown }).email ?? email);
}
