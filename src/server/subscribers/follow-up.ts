import type { Transaction } from 'kysely';
import { type FormName, isSubscription } from '#contract/forms.ts';
import { type Database, isWebhook, type OutboxKind, type OutboxRow } from '../db/schema.ts';

import { enqueue, newOutboxRows } from '../outbox/store.ts';
import { activate, awaitConfirmation, type Subscription } from './store.ts';

export interface AcceptedSubmission extends Subscription {
  readonly form: FormName;
  readonly createdAt: number;
  /** All that is to be sent, mail and other. */
  readonly mails: readonly OutboxKind[];
  /** Who of the company is told. Decided here: a changed setting holds for what comes after it. */
  readonly recipients: readonly string[];
  readonly messageIdDomain: string;
  /** A subscription waits until the owner of the address has confirmed it. */
  readonly needsConfirmation: boolean;
}

/** Adds what follows from an accepted submission: the subscription, if it is one, and the messages to be sent. */
export async function addFollowUp(trx: Transaction<Database>, submission: AcceptedSubmission): Promise<void> {
  if (!isSubscription(submission.form)) return enqueue(trx, messagesOf(submission, null));
  if (!submission.needsConfirmation) return beginSubscription(trx, submission);
  const { subscriberId } = await awaitConfirmation(trx, submission, submission.createdAt);
  return enqueue(trx, messagesOf(submission, subscriberId));
}

/** Subscribes the address and sends what goes with it. */
export async function beginSubscription(
  trx: Transaction<Database>,
  subscription: Omit<AcceptedSubmission, 'form' | 'needsConfirmation'>,
): Promise<void> {
  const { mails, createdAt } = subscription;
  const { subscriberId, wasActive } = await activate(trx, subscription, createdAt);
  // Someone who is subscribed already gets no second welcome, so that nobody can be flooded in our name.
  const kinds = wasActive ? mails.filter(isWebhook) : mails;
  await enqueue(trx, messagesOf({ ...subscription, mails: kinds }, subscriberId));
}

/** A row for each message to be sent. */
export function messagesOf(
  submission: Pick<AcceptedSubmission, 'id' | 'mails' | 'recipients' | 'messageIdDomain' | 'createdAt'>,
  subscriberId: string | null,
): readonly OutboxRow[] {
  const { id: submissionId, mails, recipients, messageIdDomain, createdAt: now } = submission;
  return mails.flatMap((kind) =>
    newOutboxRows({ kind, submissionId, subscriberId, recipients, messageIdDomain, now }),
  );
}
