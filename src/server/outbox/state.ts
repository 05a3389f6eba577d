import type { DeliveryState } from '#contract/desk/views.ts';

import type { OutboxRow } from '../db/schema.ts';

/** What was let go after it had failed was given up; what was let go before is canceled. */
export function deliveryStateOf({ state, attempts, last_error }: OutboxRow): DeliveryState {
  if (state === 'sent') return 'sent';
  if (state === 'dead') return 'stuck';
  if (state === 'cancelled') return last_error === null ? 'cancelled' : 'given-up';
  return last_error !== null && attempts >= STUCK_AFTER ? 'stuck' : 'waiting';
}

/** There is nothing to be done about it any more. What was given up can still be sent. */
export function isOver(mail: OutboxRow): boolean {
  const state = deliveryStateOf(mail);
  return state === 'sent' || state === 'cancelled';
}

/** The newest reply that was not undone. Later replies supersede earlier ones. */
export function latestReply(mails: readonly OutboxRow[]): OutboxRow | null {
  return mails
    .filter((mail) => mail.kind === 'answer' && deliveryStateOf(mail) !== 'cancelled')
    .reduce<OutboxRow | null>(
      (latest, mail) => (latest === null || mail.created_at >= latest.created_at ? mail : latest),
      null,
    );
}

/** Refused, given up or stuck after several attempts. */
export function isUndelivered(mail: OutboxRow): boolean {
  const state = deliveryStateOf(mail);
  return state === 'stuck' || state === 'given-up';
}

/** After so many attempts a person should look, although it goes on being tried. */
export const STUCK_AFTER = 3;

/** What became of one try to deliver. */
export type DeliveryOutcome =
  /** With what the mail server said. An error, if any, is about what had to be left out. */
  | { readonly state: 'sent'; readonly answer?: string | null; readonly error?: string }
  | { readonly state: 'cancelled' }
  | { readonly state: 'dead'; readonly error: string }
  | {
      readonly state: 'pending';
      readonly error: string;
      readonly dueAt: number;
      /** The mail server could not be reached, or said nothing. */
      readonly isUnanswered?: boolean;
    };
