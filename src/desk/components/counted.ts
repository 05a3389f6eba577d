import { filled } from '#content/filled.ts';

interface Counted {
  readonly none?: string;
  readonly one: string;
  readonly many: `${string}{count}${string}`;
}

/** "No results", "1 result", "2,318 results" */
export function counted(words: Counted, count: number): string {
  if (count === 0 && words.none !== undefined) return words.none;
  return count === 1 ? words.one : filled(words.many, { count: count.toLocaleString('en-US') });
}
