import type { Kysely } from 'kysely';
import { changeItem, type Doing, recordDone } from './doing.ts';
import { type AcceptedSubmission, addFollowUp } from './follow-up.ts';
import { dropHeldMail } from './holding.ts';
import type { Database, SubmissionRow } from './schema.ts';

export type Released = 'released' | 'unsubscribed-since' | 'not-held';
export interface FollowUp
  extends Pick<AcceptedSubmission, 'mails' | 'recipients' | 'messageIdDomain' | 'needsConfirmation'> {
  /** How long nobody takes the mail, so that the release can be taken back. Left out: not at all. */
  readonly holdMs?: number;
}

/** Does for one that was held back all that acceptance would have done. Of two people who do it at once, one does. */
export function release(
  db: Kysely<Database>,
  submission: SubmissionRow,
  { holdMs = 0, ...followUp }: FollowUp,
  doing: Doing,
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
    const states = ['quarantined', 'rejected'] as const;
    if (!(await changeItem(trx, submission, { state: 'accepted' }, { ...doing, states }))) return 'not-held';
    await recordDone(trx, submission, doing, { action: 'released' });
    // One that was accepted at first, and sorted out by mistake, was mailed then.
    const mailed = await trx
      .selectFrom('outbox')
      .select('id')
      .where('submission_id', '=', id)
      .executeTakeFirst();
    if (mailed !== undefined) return 'released';
    await addFollowUp(trx, {
      id,
      form,
      email,
      payload: JSON.parse(submission.payload) as Record<string, unknown>,
      // The five days in which mail is tried begin now, not when it was held back.
      createdAt: doing.now,
      ...followUp,
    });
    if (holdMs > 0) {
      const due_at = doing.now + holdMs;
      await trx.updateTable('outbox').set({ due_at }).where('submission_id', '=', id).execute();
    }
    return 'released';
  });
}

/** False when it is in none of the states, or when somebody was quicker. */
export function reject(
  db: Kysely<Database>,
  submission: SubmissionRow,
  doing: Doing,
  states: readonly SubmissionRow['state'][] = ['quarantined'],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await changeItem(trx, submission, { state: 'rejected' }, { ...doing, states }))) return false;
    await dropHeldMail(trx, submission, doing.now);
    await recordDone(trx, submission, doing, { action: 'spam' });
    return true;
  });
}

/** Or takes the mark away again. False when somebody was quicker. */
export function markAnswered(
  db: Kysely<Database>,
  submission: SubmissionRow,
  isAnswered: boolean,
  doing: Doing,
): Promise<boolean> {
  const changes = isAnswered
    ? { acked_at: doing.now, answered_by: doing.person }
    : { acked_at: null, answered_by: null };
  return db.transaction().execute(async (trx) => {
    const states = ['accepted'] as const;
    if (!(await changeItem(trx, submission, changes, { ...doing, states }))) return false;
    await recordDone(trx, submission, doing, { action: isAnswered ? 'answered' : 'reopened' });
    return true;
  });
}
