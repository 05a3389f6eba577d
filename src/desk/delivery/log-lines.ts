import { deliveryWords as words } from '#content/desk/delivery.ts';
import { filled } from '#content/filled.ts';
import type { Delivery, DeliveryTry } from '#contract/desk/views.ts';

export interface LogLine {
  readonly at: number;
  /** "Try 1", "Tries 3 to 5" */
  readonly what: string;
  readonly answer: string;
}

const logWords = words.log;

type Logged = Pick<Delivery, 'tries' | 'attempts' | 'createdAt' | 'to'>;

/** When it was written and what the mail server said at each try, in the order of time. */
export function logLines(mail: Logged): readonly LogLine[] {
  const lines = tryLines(mail);
  // Who has it sent again, or to another address, lets it begin anew, as if it had just been written.
  const isAnew = lines[0] !== undefined && lines[0].at < mail.createdAt;
  const written = { at: mail.createdAt, what: isAnew ? logWords.anew : logWords.written, answer: mail.to };
  return [written, ...lines].sort((a, b) => a.at - b.at);
}

/** Tries in a row with the same answer share a line, which has the time of the first. */
function tryLines({ tries, attempts }: Logged): readonly LogLine[] {
  // The first tries of an old mail were not kept, but they were counted.
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
    what: first === last ? filled(logWords.try, { first }) : filled(logWords.triesInARow, { first, last }),
    answer,
  }));
}

function answerText({ outcome, answer }: DeliveryTry): string {
  if (answer !== null) return answer;
  return outcome === 'sent' ? logWords.taken : logWords.noAnswer;
}
