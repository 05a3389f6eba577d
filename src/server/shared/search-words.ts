/** Long enough for any word of a language, short enough for the index of PostgreSQL. */
const LONGEST_WORD = 64;
const WORD = /[\p{L}\p{N}]+/gu;
/** Written without spaces: each character is a word of its own. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ø: 'o', đ: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * The words of a text as both databases compare them, without case and without marks: "sorbo" finds "Sørbø". The databases
 * themselves do not agree on what a word is, nor on what upper and lower case are.
 */
export function wordsOf(text: string): readonly string[] {
  const plain = foldText(text).replace(UNSPACED, ' $& ');
  const words = plain.match(WORD) ?? [];
  return words.map((word) => [...word].slice(0, LONGEST_WORD).join(''));
}

export function foldText(text: string): string {
  return text
    .toWellFormed()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øđłßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
