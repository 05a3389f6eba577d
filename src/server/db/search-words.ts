/** Long enough for any word of a language, short enough for the index of PostgreSQL. */
const MAX_WORD_LENGTH = 64;
const WORD = /[\p{L}\p{N}]+/gu;
/** Scripts without spaces: each character counts as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Letters that Unicode does not decompose into a base letter and a diacritic. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: 'o', đ: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * Tokenizes a text for search, without case and diacritics: "sorbo" finds "Sørbø". Done here, as the two databases differ in
 * tokenizing and case folding.
 */
export function wordsOf(text: string): readonly string[] {
  const plain = foldText(text).replace(UNSPACED, ' $& ');
  const words = plain.match(WORD) ?? [];
  return words.map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''));
}

export function foldText(text: string): string {
  return text
    .toWellFormed()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øđłßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
