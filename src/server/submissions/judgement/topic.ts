/** Words in lower case with one space around each, without accents and punctuation; `$ € £ % @` count as words. */
export function fold(text: string): string {
  const words = withoutMarks(text)
    .toLowerCase()
    .replace(/[$€£%@]/g, ' $& ')
    .replace(/[^\p{L}\p{N}$€£%@]+/gu, ' ');
  return ` ${words.trim()} `;
}

/** Matches the phrase in folded text. */
function foldedPattern(phrase: string): RegExp {
  const source = withoutMarks(phrase);
  // Chinese and Japanese have no spaces between words, so the phrase may occur anywhere.
  const hasNoSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase);
  return new RegExp(hasNoSpaces ? source : ` (?:${source}) `);
}

export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

/**
 * A kind of spam. Phrases are regular expressions over folded text (see `fold`): lower case, no accents, no punctuation. They
 * are listed by their points.
 */
export interface Topic {
  readonly words: string;
  readonly phrases: Readonly<Record<number, readonly string[]>>;
}

/** Returns the points of all phrases that occur in the folded text. */
type PhraseFinder = (folded: string) => readonly number[];

export function createPhraseFinder({ phrases }: Topic): PhraseFinder {
  const patterns = Object.entries(phrases).flatMap(([points, list]) =>
    list.map((phrase) => ({ points: Number(points), pattern: foldedPattern(phrase) })),
  );
  // Most texts match no phrase of a topic, and one combined expression takes half the time.
  const any = new RegExp(patterns.map(({ pattern }) => pattern.source).join('|'));
  return (folded) =>
    any.test(folded)
      ? patterns.filter(({ pattern }) => pattern.test(folded)).map(({ points }) => points)
      : [];
}
