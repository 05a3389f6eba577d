import { deliveryWords as words } from '#content/desk/delivery.ts';
import { filled } from '#content/filled.ts';
import type { Delivery, DeliveryPage } from '#contract/desk/views.ts';
import type { Tone } from '../parts/mark.tsx';
import { whenText } from '../time/when.ts';

/** What is to be known before looking at the list. */
export function deliveryLead(
  { trouble, tabs }: Pick<DeliveryPage, 'trouble' | 'tabs'>,
  { hasMail, maySend, now, timeZone }: { hasMail: boolean; maySend: boolean; now: number; timeZone: string },
): string {
  if (!hasMail) return words.lead.noMail;
  const stuck = tabs.stuck ?? 0;
  const time = trouble && whenText(trouble.since, now, timeZone);
  return [
    time && filled(trouble.isOver ? words.lead.back : words.lead.gone, { time }),
    stuck > 0 && (maySend ? words.lead.sendNow : words.lead.stuck),
    stuck === 0 && trouble === null && words.lead.well,
  ]
    .filter(Boolean)
    .join(' ');
}

export function sendAllText(stuck: number): string {
  const { one, two, many } = words.sendNow;
  return stuck === 1 ? one : stuck === 2 ? two : filled(many, { count: stuck });
}

/** "0.4 s", "1.8 s", "12 s", "3 m" */
export function shortDuration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} m`;
}

/** "98.9": never rounded up to a hundred while one failed. */
export function percentText(share: number): string {
  return share === 1 ? '100' : (Math.floor(share * 1000) / 10).toFixed(1);
}

const TONES: Readonly<Record<Delivery['state'], Tone>> = {
  waiting: 'in-hand',
  stuck: 'late',
  sent: 'answered',
  'given-up': 'is-off',
  cancelled: 'is-off',
};

export function stateOf(
  { state, nextAttemptAt }: Pick<Delivery, 'state' | 'nextAttemptAt'>,
  now: number,
  timeZone: string,
): { readonly tone: Tone; readonly text: string } {
  const text =
    state === 'waiting' && nextAttemptAt !== null && nextAttemptAt > now
      ? filled(words.states.waitsUntil, { time: whenText(nextAttemptAt, now, timeZone) })
      : words.states[state];
  return { tone: TONES[state], text };
}
