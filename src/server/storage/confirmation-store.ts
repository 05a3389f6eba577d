import type { Kysely } from 'kysely';
import { type AcceptedSubmission, beginSubscription } from './follow-up.ts';
import type { Database, SubscriberState } from './schema.ts';
import { subscribedWords, type Words } from './subscriber-list.ts';
import { transact } from './transact.ts';

/** A subscription that a link was mailed about. */
export interface Confirmation {
  readonly state: 'open' | 'confirmed' | 'expired';
  /** What was sent. */
  readonly wanted: Words;
  /** The subscriber of the address, who may have gone since. */
  readonly subscriber: { readonly state: SubscriberState; readonly words: Words } | null;
}

export interface ConfirmationStore {
  /** Null when the token belongs to nothing. Changes nothing. */
  find(token: string, now: number): Promise<Confirmation | null>;
  /** Does what the link was mailed for, once. Without effect on one that is done or too old. */
  confirm(token: string, now: number): Promise<void>;
}

/** `mails`: what is sent once a subscription is confirmed. */
export interface ConfirmationOptions
  extends Pick<AcceptedSubmission, 'mails' | 'recipients' | 'messageIdDomain'> {
  /** Called after the commit: there may be something to send. */
  readonly onConfirmed: () => void;
}

export function createConfirmationStore(
  db: Kysely<Database>,
  { onConfirmed, ...options }: ConfirmationOptions,
): ConfirmationStore {
  return {
    async find(token, now) {
      const submission = await db
        .selectFrom('submissions')
        .select(['email', 'payload', 'confirm_until', 'confirmed_at'])
        .where('confirm_token', '=', token)
        .executeTakeFirst();
      if (submission === undefined) return null;
      const subscriber = await db
        .selectFrom('subscribers')
        .leftJoin('submissions', 'submissions.id', 'subscribers.activated_by')
        .select(['subscribers.state', 'first_name', 'last_name', 'topic', 'payload'])
        .where('subscribers.email', '=', submission.email)
        .executeTakeFirst();
      const isExpired = (submission.confirm_until ?? 0) <= now;
      return {
        state: submission.confirmed_at !== null ? 'confirmed' : isExpired ? 'expired' : 'open',
        wanted: JSON.parse(submission.payload) as Words,
        subscriber:
          subscriber === undefined ? null : { state: subscriber.state, words: subscribedWords(subscriber) },
      };
    },

    async confirm(token, now) {
      await transact(db, async (trx) => {
        // Of two presses of the button, on whatever machines, one finds it open.
        const submission = await trx
          .updateTable('submissions')
          .set({ confirmed_at: now })
          .where('confirm_token', '=', token)
          .where('confirmed_at', 'is', null)
          .where('confirm_until', '>', now)
          .returning(['id', 'email', 'payload'])
          .executeTakeFirst();
        if (submission === undefined) return;
        const { id, email } = submission;
        const payload = JSON.parse(submission.payload) as Words;
        await beginSubscription(trx, { ...options, id, email, payload, createdAt: now });
      });
      onConfirmed();
    },
  };
}
