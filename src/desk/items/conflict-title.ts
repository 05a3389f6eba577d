import { conflictWords } from '#content/desk/actions.ts';
import { agoWords } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import { numberWord } from '#content/number-words.ts';
import type { Conflict } from '#contract/desk/actions.ts';
import { firstName } from '../parts/first-name.ts';

const MINUTE_MS = 60_000;

/** "Jun answered this two minutes ago" */
export function conflictTitle({ by, what, at }: Conflict, now: number): string {
  const name = by === null ? conflictWords.server : firstName(by);
  return filled(conflictWords.title, { name, what, ago: agoText(at, now) });
}

function agoText(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return agoWords.justNow;
  const [count, words] =
    minutes < 60
      ? [minutes, agoWords.minutes]
      : minutes < 24 * 60
        ? [Math.floor(minutes / 60), agoWords.hours]
        : [Math.floor(minutes / (24 * 60)), agoWords.days];
  return count === 1 ? words.one : filled(words.many, { count: numberWord(count) });
}
