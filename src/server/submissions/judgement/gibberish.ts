import { withoutMarks } from './fold.ts';
import type { Signal } from './signal.ts';
import type { Statement } from './statement.ts';

/** Fingers drumming on a keyboard. */
const DRUMMING =
  /asdf|sdf|dfg|ghj|hjk|jkl|lkj|kjh|jhg|hgf|gfd|fds|zxc|xcv|cvb|vbn|qwert|poiu|uytr|(.{2,4})\1\1|([b-df-hj-np-tv-z]{3})\2|^([a-hj-z])\3{2,}$/;

export function gibberishSignals({ names, lines, text }: Statement): readonly Signal[] {
  const signals: Signal[] = [];
  const inNames = names.filter((name) => wordsOf(name).some(isGibberish)).length;
  if (inNames > 0) signals.push({ points: Math.min(4 * inNames, 8), words: 'a name of random letters' });
  if (lines.some((line) => wordsOf(line).some(isGibberish)))
    signals.push({ points: 2, words: 'a field of random letters' });
  const words = wordsOf(text);
  // Error codes and names of products stand among words of a language.
  if (words.length > 0 && words.filter(isGibberish).length * 2 >= words.length)
    signals.push({ points: 4, words: 'a text of random letters' });
  return signals;
}

/** Only the Latin letters can be told to be random; their accents do not matter. */
function wordsOf(text: string): readonly string[] {
  return withoutMarks(text).match(/[a-z]+/gi) ?? [];
}

function isGibberish(word: string): boolean {
  const small = word.toLowerCase();
  // One change of case is a MacDougall, two are a FlexMobEx.
  const changesOfCase = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  if (changesOfCase >= 3) return true;
  if (DRUMMING.test(small)) return true;
  // Abbreviations have no vowels either, in capitals. "Schwartz" and "Krč" exist; six letters without any vowel do not.
  return word.length >= 6 && word !== word.toUpperCase() && !/[aeiouy]/.test(small);
}
