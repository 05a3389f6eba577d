import type { Kysely, Transaction } from 'kysely';
import { isSubscription } from '#contract/forms.ts';
import type { Database, OutboxKind, SubmissionRow } from '../db/schema.ts';
import { addFollowUp } from '../subscribers/follow-up.ts';
import { type ActionContext, recordAction, updateSubmission } from './action-context.ts';
import type { FollowUp } from './outgoing.ts';

/** `too-late`: its mail was sent. `subscribed`: it started a subscription. `changed-since`: version conflict. */
type Requarantined = 'requarantined' | 'too-late' | 'subscribed' | 'changed-since';

/** Thrown to roll back the transaction. */
class CannotRequarantine extends Error {
  readonly reason: 'too-late' | 'subscribed';

  constructor(reason: 'too-late' | 'subscribed') {
    super(reason);
    this.reason = reason;
  }
}

/** Reverts a release or rejection: the submission is quarantined again, and no mail is sent. */
export async function requarantine(
  db: Kysely<Database>,
  submission: SubmissionRow,
  context: ActionContext,
): Promise<Requarantined> {
  const states = ['accepted', 'rejected'] as const;
  try {
    return await db.transaction().execute(async (trx) => {
      if (!(await updateSubmission(trx, submission, { state: 'quarantined' }, { ...context, states }))) {
        return 'changed-since';
      }
      if (submission.state === 'accepted') await revokeRelease(trx, submission);
      await recordAction(trx, submission, context, { action: 'held' });
      return 'requarantined';
    });
  } catch (error) {
    if (error instanceof CannotRequarantine) return error.reason;
    throw error;
  }
}

/** Reverts a release as long as nothing was sent, neither mail nor webhook. */
async function revokeRelease(trx: Transaction<Database>, { id, form, email }: SubmissionRow): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('submission_id', '=', id)
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .execute();
  const alreadySent = await trx
    .selectFrom('outbox')
    .select('id')
    .where('submission_id', '=', id)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst();
  if (alreadySent !== undefined) throw new CannotRequarantine('too-late');
  if (!isSubscription(form)) return;
  const subscriber = await trx
    .selectFrom('subscribers')
    .select(['id', 'state', 'activated_by'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (subscriber?.activated_by === id && subscriber.state === 'active')
    throw new CannotRequarantine('subscribed');
  // The confirmation link was never mailed. The pending subscriber is deleted later, like all who never confirm.
  await trx
    .updateTable('submissions')
    .set({ confirm_token: null, confirm_until: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Spam gets no mail: deletes mail that a release has queued and nobody has tried to send, and cancels mail that failed. Keeps
 * answers that a person wrote, and mail that is being sent at this moment.
 */
export async function cancelMail(
  trx: Transaction<Database>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('submission_id', 'in', ids)
    .where('kind', '!=', 'answer')
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .where('due_at', '>', now)
    .execute();
  await trx
    .updateTable('outbox')
    .set({ state: 'cancelled', lease: null, done_at: now })
    .where('submission_id', 'in', ids)
    .where('kind', '!=', 'answer')
    .where('state', 'in', ['pending', 'dead'])
    .where(({ eb, or }) => or([eb('lease', 'is', null), eb('due_at', '<=', now)]))
    .execute();
}

type Released = 'released' | 'unsubscribed-since' | 'not-quarantined';

/** Does everything that accepting the submission would have done. Of two concurrent calls, one succeeds. */
export function release(
  db: Kysely<Database>,
  submission: SubmissionRow,
  { holdMs = 0, ...followUp }: FollowUp,
  context: ActionContext,
): Promise<Released> {
  const { id, form, email, created_at } = submission;
  return db.transaction().execute(async (trx) => {
    if (isSubscription(form)) {
      const subscriber = await trx
        .selectFrom('subscribers')
        .select(['state', 'unsubscribed_at'])
        .where('email', '=', email)
        .executeTakeFirst();
      // A subscriber who unsubscribed after this submission must not get mail because of it.
      if (subscriber?.state === 'unsubscribed' && (subscriber.unsubscribed_at ?? 0) >= created_at) {
        return 'unsubscribed-since';
      }
    }
    const states = ['quarantined', 'rejected'] as const;
    if (!(await updateSubmission(trx, submission, { state: 'accepted' }, { ...context, states })))
      return 'not-quarantined';
    await recordAction(trx, submission, context, { action: 'released' });
    const outgoing = await stillToSend(trx, id, followUp);
    if (outgoing.mails.length === 0) return 'released';
    const payload = JSON.parse(submission.payload) as Record<string, unknown>;
    await addFollowUp(trx, { id, form, email, payload, ...followUp, ...outgoing }, context.now);
    if (holdMs > 0) {
      // The rows that addFollowUp() has just added.
      await trx
        .updateTable('outbox')
        .set({ due_at: context.now + holdMs })
        .where('submission_id', '=', id)
        .where('state', '=', 'pending')
        .where('created_at', '=', context.now)
        .execute();
    }
    return 'released';
  });
}

/**
 * A submission that was accepted first and then marked as spam by mistake was mailed already: only its canceled mail is left
 * to send. If there is no other mail, all of it is.
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

/** False when it is in none of the states, or on a version conflict. */
export function reject(
  db: Kysely<Database>,
  submission: SubmissionRow,
  context: ActionContext,
  states: readonly SubmissionRow['state'][] = ['quarantined'],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await updateSubmission(trx, submission, { state: 'rejected' }, { ...context, states })))
      return false;
    await cancelMail(trx, [submission.id], context.now);
    await recordAction(trx, submission, context, { action: 'spam' });
    return true;
  });
}

/** With `isAnswered` false, reopens it. False on a version conflict. */
export function markAnswered(
  db: Kysely<Database>,
  submission: SubmissionRow,
  isAnswered: boolean,
  context: ActionContext,
): Promise<boolean> {
  const changes = isAnswered
    ? { acked_at: context.now, answered_by: context.person }
    : { acked_at: null, answered_by: null };
  return db.transaction().execute(async (trx) => {
    const states = ['accepted'] as const;
    if (!(await updateSubmission(trx, submission, changes, { ...context, states }))) return false;
    await recordAction(trx, submission, context, { action: isAnswered ? 'answered' : 'reopened' });
    return true;
  });
}
