import type { Signal } from './signal.ts';
import type { Statement } from './statement.ts';

/** More than this is a sentence, even where people have many names. */
const LONGEST_NAME = 70;
const NO_NAME = /[$€£!*]|\d{3}|\p{Extended_Pictographic}/u;
/** As bots make them of a first name and a few letters: RandyMot, RobertshodaJG. */
const MADE_UP_NAME = /^[A-Z][a-z]+[A-Z]{2,}$|^(?!Ma?c|De|La|Le|Di|Jo|Mary)[A-Z][a-z]{2,}[A-Z][a-z]{1,4}$/;

/** What the sender says about themselves: machines put the same word, or an advertisement, into every field. */
export function senderSignals({ names, lines, text, email }: Statement): readonly Signal[] {
  const signals: Signal[] = [];
  const add = (points: number, words: string) => signals.push({ points, words });
  const [first = '', last = ''] = names.map(plain);
  const others = lines.map(plain);

  if (first.length > 3 && plain(text) === first) add(7, 'the message is the name');
  // Whoever works alone may have a company of that name.
  const same = others.filter((line) => line === first).length;
  if (first.length > 3 && same > 0) add(same > 1 ? 4 : 2, 'the same word in several fields');
  if (first.length > 5 && last.startsWith(first)) add(3, 'first and last name alike');
  if (others.includes('google')) add(2, 'claims to be from Google');
  if (names.some((name) => NO_NAME.test(name) || name.length > LONGEST_NAME)) add(3, 'a name that is none');
  if (names.some((name) => MADE_UP_NAME.test(name))) add(1, 'a made-up name');
  if (/^(?:[^.@]{1,2}\.){4,}[^.@]*@/.test(email)) add(2, 'an address full of dots');
  if (hasRepeatedLines(text)) add(3, 'repeated lines');
  return signals;
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}

function hasRepeatedLines(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim().length >= 20);
  return lines.length >= 3 && new Set(lines).size <= lines.length - 2;
}
