/** Words in lower case with one space around each, without accents and punctuation; `$ € £ % @` are words of their own. */
export function fold(text: string): string {
  const words = withoutMarks(text)
    .toLowerCase()
    .replace(/[$€£%@]/g, ' $& ')
    .replace(/[^\p{L}\p{N}$€£%@]+/gu, ' ');
  return ` ${words.trim()} `;
}

/** A phrase as it is looked for in folded text. */
export function foldedPattern(phrase: string): RegExp {
  const source = withoutMarks(phrase);
  // Chinese and Japanese put no spaces between words, so there it may stand anywhere.
  const hasNoSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase);
  return new RegExp(hasNoSpaces ? source : ` (?:${source}) `);
}

export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}
