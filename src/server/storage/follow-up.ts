import type { Transaction } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import { newOutboxRows } from './outbox-row.ts';
import { type Database, isWebhook, type OutboxKind } from './schema.ts';
import { activate, awaitConfirmation, type Subscription } from './subscribing.ts';

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
  if (submission.form !== 'newsletter') return addMessages(trx, submission, null);
  if (!submission.needsConfirmation) return beginSubscription(trx, submission);
  const { subscriberId } = await awaitConfirmation(trx, submission, submission.createdAt);
  return addMessages(trx, submission, subscriberId);
}

/** Subscribes the address and sends what goes with it. */
export async function beginSubscription(
  trx: Transaction<Database>,
  subscription: Omit<AcceptedSubmission, 'form' | 'needsConfirmation'>,
): Promise<void> {
  const { mails, createdAt } = subscription;
  const { subscriberId, wasActive } = await activate(trx, subscription, createdAt);
  // Someone who is subscribed already gets no second welcome, so that nobody can be flooded in our name.
  await addMessages(
    trx,
    wasActive ? { ...subscription, mails: mails.filter(isWebhook) } : subscription,
    subscriberId,
  );
}

async function addMessages(
  trx: Transaction<Database>,
  {
    id,
    mails,
    recipients,
    messageIdDomain,
    createdAt,
  }: Omit<AcceptedSubmission, 'form' | 'needsConfirmation'>,
  subscriberId: string | null,
): Promise<void> {
  if (mails.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(
      mails.flatMap((kind) =>
        newOutboxRows({ kind, submissionId: id, subscriberId, recipients, messageIdDomain, now: createdAt }),
      ),
    )
    .execute();
}
