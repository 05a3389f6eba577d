import { deliveryTexts as texts } from '#content/desk/delivery.ts';
import { filled } from '#content/filled.ts';
import type { Delivery, DeliveryPage, DeliveryTry } from '#contract/desk/views.ts';
import type { Tone } from '../components/status.tsx';
import { whenText } from '../time/when.ts';

export function deliveryLead(
  { outage, tabs }: Pick<DeliveryPage, 'outage' | 'tabs'>,
  { hasMail, maySend, now, timeZone }: { hasMail: boolean; maySend: boolean; now: number; timeZone: string },
): string {
  if (!hasMail) return texts.lead.noMail;
  const stuck = tabs.stuck ?? 0;
  const time = outage && whenText(outage.since, now, timeZone);
  return [
    time && filled(outage.isOver ? texts.lead.back : texts.lead.gone, { time }),
    stuck > 0 && (maySend ? texts.lead.sendNow : texts.lead.stuck),
    stuck === 0 && outage === null && texts.lead.well,
  ]
    .filter(Boolean)
    .join(' ');
}

export function sendAllText(stuck: number): string {
  const { one, two, many } = texts.sendNow;
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
  waiting: 'assigned',
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
      ? filled(texts.states.waitsUntil, { time: whenText(nextAttemptAt, now, timeZone) })
      : texts.states[state];
  return { tone: TONES[state], text };
}

interface LogLine {
  readonly at: number;
  /** "Attempt 1", "Attempts 3 to 5" */
  readonly what: string;
  readonly answer: string;
}

const logWords = texts.log;

type Logged = Pick<Delivery, 'tries' | 'attempts' | 'createdAt' | 'to'>;

/** When the mail was written, and the mail server's reply to each attempt, oldest first. */
export function logLines(mail: Logged): readonly LogLine[] {
  const lines = tryLines(mail);
  // Resending restarts a mail as if it had just been written.
  const isAnew = lines[0] !== undefined && lines[0].at < mail.createdAt;
  const written = {
    at: mail.createdAt,
    what: isAnew ? logWords.restarted : logWords.created,
    answer: mail.to,
  };
  return [written, ...lines].sort((a, b) => a.at - b.at);
}

/** Consecutive attempts with the same reply share a line, with the time of the first. */
function tryLines({ tries, attempts }: Logged): readonly LogLine[] {
  // The first attempts of an old mail were counted but not recorded.
  const before = Math.max(0, attempts - tries.length);
  const runs: { at: number; first: number; last: number; answer: string }[] = [];
  for (const [index, each] of tries.entries()) {
    const number = before + index + 1;
    const answer = answerText(each);
    const run = runs.at(-1);
    if (run?.answer === answer) run.last = number;
    else runs.push({ at: each.at, first: number, last: number, answer });
  }
  return runs.map(({ at, first, last, answer }) => ({
    at,
    what:
      first === last ? filled(logWords.attempt, { first }) : filled(logWords.attemptsInARow, { first, last }),
    answer,
  }));
}

function answerText({ outcome, answer }: DeliveryTry): string {
  if (answer !== null) return answer;
  return outcome === 'sent' ? logWords.saved : logWords.noAnswer;
}
