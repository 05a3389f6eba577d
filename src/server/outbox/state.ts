import type { DeliveryState } from '#contract/desk/views.ts';
import type { OutboxRow } from '../db/schema.ts';

/** A message canceled after a failed attempt counts as given up. */
export function deliveryStateOf({ state, attempts, last_error }: OutboxRow): DeliveryState {
  if (state === 'sent') return 'sent';
  if (state === 'dead') return 'stuck';
  if (state === 'cancelled') return last_error === null ? 'cancelled' : 'given-up';
  return last_error !== null && attempts >= STUCK_AFTER ? 'stuck' : 'waiting';
}

/** A message that was given up is not over: it can still be resent. */
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

/** Failed attempts after which the desk shows a message as stuck, although retries continue. */
export const STUCK_AFTER = 3;

/** The outcome of one delivery attempt. */
export type DeliveryOutcome =
  /** `answer` is the mail server's response; `error` says what had to be left out. */
  | { readonly state: 'sent'; readonly answer?: string | null; readonly error?: string }
  | { readonly state: 'cancelled' }
  | { readonly state: 'dead'; readonly error: string }
  | {
      readonly state: 'pending';
      readonly error: string;
      readonly dueAt: number;
      /** The mail server could not be reached or did not answer. */
      readonly isUnanswered?: boolean;
    };
