import type { Kysely } from 'kysely';
import { type AcceptedSubmission, addFollowUp } from './follow-up.ts';
import type { Database, SubmissionRow } from './schema.ts';

export type Released = 'released' | 'unsubscribed-since' | 'not-held';

/** Does for one that was held back all that acceptance would have done. Of two people who do it at once, one does. */
export function release(
  db: Kysely<Database>,
  submission: SubmissionRow,
  options: Pick<AcceptedSubmission, 'mails' | 'recipients' | 'messageIdDomain' | 'needsConfirmation'> & {
    readonly now: number;
  },
): Promise<Released> {
  const { id, form, email, created_at } = submission;
  return db.transaction().execute(async (trx) => {
    if (form === 'newsletter') {
      const subscriber = await trx
        .selectFrom('subscribers')
        .select(['state', 'unsubscribed_at'])
        .where('email', '=', email)
        .executeTakeFirst();
      // Whoever said no after this must not get mail because of it.
      if (subscriber?.state === 'unsubscribed' && (subscriber.unsubscribed_at ?? 0) >= created_at) {
        return 'unsubscribed-since';
      }
    }
    const { numUpdatedRows } = await trx
      .updateTable('submissions')
      .set({ state: 'accepted' })
      .where('id', '=', id)
      .where('state', 'in', ['quarantined', 'rejected'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'not-held';
    await addFollowUp(trx, {
      id,
      form,
      email,
      payload: JSON.parse(submission.payload) as Record<string, unknown>,
      // The five days in which mail is tried begin now, not when it was held back.
      createdAt: options.now,
      mails: options.mails,
      recipients: options.recipients,
      messageIdDomain: options.messageIdDomain,
      needsConfirmation: options.needsConfirmation,
    });
    return 'released';
  });
}

/** False when it is not held in quarantine. */
export async function reject(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ state: 'rejected' })
    .where('id', '=', id)
    .where('state', '=', 'quarantined')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Null takes the mark away. */
export async function markAnswered(db: Kysely<Database>, id: string, at: number | null): Promise<void> {
  await db.updateTable('submissions').set({ acked_at: at }).where('id', '=', id).execute();
}
