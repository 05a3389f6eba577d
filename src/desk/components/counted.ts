import { filled } from '#content/filled.ts';
import { capitalized, numberWord } from '#content/number-words.ts';

interface Counted {
  readonly none?: string;
  readonly one: string;
  readonly many: `${string}{count}${string}`;
}

/** As it stands at the start of a sentence: "Five are held", "One is held", "318 are held". */
export function countedTitle(words: Counted, count: number): string {
  if (count === 0 && words.none !== undefined) return words.none;
  return count === 1 ? words.one : filled(words.many, { count: capitalized(numberWord(count)) });
}

/** Inside a line, in digits. */
export function counted(words: Counted, count: number): string {
  if (count === 0 && words.none !== undefined) return words.none;
  return count === 1 ? words.one : filled(words.many, { count: count.toLocaleString('en-US') });
}
