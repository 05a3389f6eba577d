import type { Kysely, Transaction } from 'kysely';
import { changeItem, type Doing, recordDone } from './doing.ts';
import { type AcceptedSubmission, addFollowUp } from './follow-up.ts';
import { cancelMail } from './holding.ts';
import type { Database, OutboxKind, SubmissionRow } from './schema.ts';

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
    const outgoing = await stillToSend(trx, id, followUp);
    if (outgoing.mails.length === 0) return 'released';
    await addFollowUp(trx, {
      id,
      form,
      email,
      payload: JSON.parse(submission.payload) as Record<string, unknown>,
      // The five days in which mail is tried begin now, not when it was held back.
      createdAt: doing.now,
      ...followUp,
      ...outgoing,
    });
    if (holdMs > 0) {
      await trx
        .updateTable('outbox')
        .set({ due_at: doing.now + holdMs })
        .where('submission_id', '=', id)
        .where('state', '=', 'pending')
        .where('created_at', '=', doing.now)
        .execute();
    }
    return 'released';
  });
}

/**
 * One that was accepted at first, and sorted out by mistake, was mailed then: only what that cancelled is left to be sent.
 * Everything, where nothing else is there.
 */
async function stillToSend(
  trx: Transaction<Database>,
  id: string,
  { mails, recipients }: Pick<FollowUp, 'mails' | 'recipients'>,
): Promise<Pick<FollowUp, 'mails' | 'recipients'>> {
  const rows = await trx
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'state'])
    .where('submission_id', '=', id)
    .execute();
  const others = rows.filter(({ state }) => state !== 'cancelled');
  if (others.length === 0) return { mails, recipients };
  const isLeft = (kind: OutboxKind, to: string | null): boolean => {
    const isSame = (row: (typeof rows)[number]) => row.kind === kind && (to === null || row.recipient === to);
    return rows.some(isSame) && !others.some(isSame);
  };
  const left = recipients.filter((recipient) => isLeft('company', recipient));
  return {
    mails: mails.filter((kind) => (kind === 'company' ? left.length > 0 : isLeft(kind, null))),
    recipients: left,
  };
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
    await cancelMail(trx, [submission.id], doing.now);
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
