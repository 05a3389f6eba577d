/** The spelling table of docs/design.md, the one list for content, documents and code. */
import { readFileSync } from 'node:fs';

const design = readFileSync('docs/design.md', 'utf8');

/** To leave out where documents are checked. */
export const spellingTable = design.slice(design.indexOf('### Spelling'), design.indexOf('### Facts'));

/** The American word by the unwanted one. */
export const spellings: ReadonlyMap<string, string> = new Map(
  [...spellingTable.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].flatMap(([, write = '', not = '']) => {
    const wanted = write.split(', ');
    return not
      .split(', ')
      .flatMap((word, index) => (/^[a-z-]+$/.test(word) ? [[word, wanted[index] ?? write] as const] : []));
  }),
);

/** With endings, such as `colours` and `organised`. "Programmed" is American too. */
export function hasSpelling(text: string, word: string): boolean {
  const endings = word === 'programme' ? 's?' : '(?:s|d|rs?|ed|ing)?';
  return new RegExp(`(?<![\\w-])${word}${endings}(?![\\w-])`, 'i').test(text);
}

/** Comments are matched along with strings, as either may contain the quotes of the other, and so may a regular expression. */
export const COMMENT_OR_STRING =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?<=[(,=:[!&|?{}>;]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
