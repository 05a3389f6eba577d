import type { Kysely, Transaction } from 'kysely';
import { newOutboxRow } from './outbox-row.ts';
import type { Database, OutboxRow } from './schema.ts';

/** `being-sent`: a server has it in hand at this moment, so it was left alone. */
export type Resent = 'revived' | 'hurried' | 'again' | 'being-sent';

/** Hands mail that was put aside, waits or was sent already to the outbox, due at once. */
export async function resend(
  db: Kysely<Database>,
  ids: readonly string[],
  options: { readonly messageIdDomain: string; readonly now: number },
): Promise<ReadonlyMap<string, Resent>> {
  const results = new Map<string, Resent>();
  await db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const row = await trx.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
      if (row !== undefined) results.set(id, await resendOne(trx, row, options));
    }
  });
  return results;
}

async function resendOne(
  trx: Transaction<Database>,
  row: OutboxRow,
  { messageIdDomain, now }: { readonly messageIdDomain: string; readonly now: number },
): Promise<Resent> {
  if (row.state === 'sent' || row.state === 'cancelled') {
    // A message of its own: receivers would take one with the same Message-ID for a second copy and drop it.
    const { kind, submission_id: submissionId, subscriber_id: subscriberId } = row;
    const copy = newOutboxRow({ kind, submissionId, subscriberId, messageIdDomain, now });
    await trx.insertInto('outbox').values(copy).execute();
    return 'again';
  }
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    // The five days in which it is tried begin anew.
    .set({ state: 'pending', attempts: 0, due_at: now, lease: null, created_at: now, done_at: null })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .where((where) => where.or([where('lease', 'is', null), where('due_at', '<=', now)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'being-sent';
  return row.state === 'dead' ? 'revived' : 'hurried';
}
