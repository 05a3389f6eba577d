import { foldedPattern } from './fold.ts';

/**
 * What a kind of spam says. Phrases are regular expressions over folded text (see `fold`): lower case, no accents, no
 * punctuation. They are listed under the points that each of them is worth.
 */
export interface Topic {
  readonly words: string;
  readonly phrases: Readonly<Record<number, readonly string[]>>;
}

/** Looks for all phrases of a topic in a folded text and gives the points of those that are there. */
export type PhraseFinder = (folded: string) => readonly number[];

export function createPhraseFinder({ phrases }: Topic): PhraseFinder {
  const patterns = Object.entries(phrases).flatMap(([points, list]) =>
    list.map((phrase) => ({ points: Number(points), pattern: foldedPattern(phrase) })),
  );
  // Most texts have nothing to do with most topics, and one question for all phrases takes half the time.
  const any = new RegExp(patterns.map(({ pattern }) => pattern.source).join('|'));
  return (folded) =>
    any.test(folded)
      ? patterns.filter(({ pattern }) => pattern.test(folded)).map(({ points }) => points)
      : [];
}
