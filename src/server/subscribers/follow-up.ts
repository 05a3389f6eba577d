import type { Transaction } from 'kysely';
import { type FormName, isSubscription } from '#contract/forms.ts';
import { type Database, isWebhook } from '../db/schema.ts';
import { enqueue, messagesOf, type SubmissionMessages } from '../outbox/store.ts';
import { activate, awaitConfirmation, type Subscription } from './store.ts';

export interface AcceptedSubmission extends Subscription, SubmissionMessages {
  readonly form: FormName;
  /** A subscription waits until the owner of the address has confirmed it. */
  readonly needsConfirmation: boolean;
}

/** Adds what follows from an accepted submission: the subscription, if it is one, and the messages to be sent. */
export async function addFollowUp(
  trx: Transaction<Database>,
  submission: AcceptedSubmission,
  now: number,
): Promise<void> {
  if (!isSubscription(submission.form)) return enqueue(trx, messagesOf(submission, null, now));
  if (!submission.needsConfirmation) return beginSubscription(trx, submission, now);
  const { subscriberId } = await awaitConfirmation(trx, submission, now);
  return enqueue(trx, messagesOf(submission, subscriberId, now));
}

/** Subscribes the address and sends what goes with it. */
export async function beginSubscription(
  trx: Transaction<Database>,
  subscription: Omit<AcceptedSubmission, 'form' | 'needsConfirmation'>,
  now: number,
): Promise<void> {
  const { mails } = subscription;
  const { subscriberId, wasActive } = await activate(trx, subscription, now);
  // Someone who is subscribed already gets no second welcome, so that nobody can be flooded in our name.
  const kinds = wasActive ? mails.filter(isWebhook) : mails;
  await enqueue(trx, messagesOf({ ...subscription, mails: kinds }, subscriberId, now));
}
