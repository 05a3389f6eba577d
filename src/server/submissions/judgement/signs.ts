import type { Statement } from '../statement.ts';
import { LINK, normalize, wordsOf } from './features.ts';

/** Random typing on a keyboard. */
const KEYBOARD_MASHING =
  /asdf|sdf|dfg|ghj|hjk|jkl|lkj|kjh|jhg|hgf|gfd|fds|zxc|xcv|cvb|vbn|qwert|poiu|uytr|(.{2,4})\1\1|([b-df-hj-np-tv-z]{3})\2|^([a-hj-z])\3{2,}$/;

/** A property that ham does not have. One is enough for quarantine. In words for staff; null without any. */
export function signOf(statement: Statement): string | null {
  const { names, lines, text } = statement;
  if (names.some((name) => name.search(LINK) !== -1)) return 'a link in the name';
  if (names.some((name) => /<\/?[a-z]+[^>]*>|\[\w+=/i.test(name))) return 'markup in the name';
  if (/\[(?:url|link)[=\]]/i.test([...lines, text].join('\n'))) return 'forum markup';
  if (isSameEverywhere(statement)) return 'the same word in every field';
  if (isMessageTheName(statement)) return 'the message is the name';
  if (isRandom(statement)) return 'random letters';
  return null;
}

function isSameEverywhere({ names, lines, text }: Statement): boolean {
  const [first = '', ...others] = [...names, ...lines, text].map((value) => value.trim().toLowerCase());
  // A sole proprietor may have a company of that name.
  return first.length > 3 && others.filter((other) => other === first).length > 1;
}

function isMessageTheName({ names, text }: Statement): boolean {
  const name = wordsOf(normalize(names.join(' ')));
  const words = text.length > 1000 ? [] : wordsOf(normalize(text));
  return words.length > 0 && words.join('').length > 3 && words.every((word) => name.includes(word));
}

/** Names of random letters alone are not enough, as there are languages with few vowels. */
function isRandom({ names, lines, text }: Statement): boolean {
  const words = latinWordsOf(text.slice(0, 500));
  // Error codes and product names come among words of a language.
  if (words.length > 0 && words.filter(isGibberish).length * 2 >= words.length) return true;
  return [...names, ...lines].filter((value) => latinWordsOf(value).some(isGibberish)).length > 1;
}

/** Randomness is detected in Latin letters only. */
function latinWordsOf(text: string): readonly string[] {
  return normalize(text.replace(LINK, ' ')).match(/[a-z]+/gi) ?? [];
}

function isGibberish(word: string): boolean {
  const small = word.toLowerCase();
  // "MacDougall" has one change of case, "FlexMobEx" two.
  const changesOfCase = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  if (changesOfCase >= 3 || KEYBOARD_MASHING.test(small)) return true;
  // Abbreviations in capitals have no vowels either. Names of six letters or more have one.
  return word.length >= 6 && word !== word.toUpperCase() && !/[aeiouy]/.test(small);
}
