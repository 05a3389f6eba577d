/** Words in lower case with one space around each, without accents and punctuation; `$ € £ % @` are words of their own. */
export function fold(text: string): string {
  const words = withoutMarks(text)
    .toLowerCase()
    .replace(/[$€£%@]/g, ' $& ')
    .replace(/[^\p{L}\p{N}$€£%@]+/gu, ' ');
  return ` ${words.trim()} `;
}

/** A phrase as it is looked for in folded text. */
function foldedPattern(phrase: string): RegExp {
  const source = withoutMarks(phrase);
  // Chinese and Japanese put no spaces between words, so there it may stand anywhere.
  const hasNoSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase);
  return new RegExp(hasNoSpaces ? source : ` (?:${source}) `);
}

export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

/**
 * What a kind of spam says. Phrases are regular expressions over folded text (see `fold`): lower case, no accents, no
 * punctuation. They are listed under the points that each of them is worth.
 */
export interface Topic {
  readonly words: string;
  readonly phrases: Readonly<Record<number, readonly string[]>>;
}

/** Looks for all phrases of a topic in a folded text and gives the points of those that are there. */
type PhraseFinder = (folded: string) => readonly number[];

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
