/** One spelling in all texts: the table in docs/design.md says which. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const design = readFileSync('docs/design.md', 'utf8');
const table = design.slice(design.indexOf('### Spelling'), design.indexOf('### Facts'));
const unwanted = [...table.matchAll(/^\| [^|]+ \| ([^|]+) \|$/gm)]
  .flatMap(([, words = '']) => words.split(', '))
  .filter((word) => /^[a-z-]+$/.test(word));

/** Comments are told apart from texts only because they may hold quotation marks. */
const commentOrText =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

function textsOf(file: string): string[] {
  return (readFileSync(file, 'utf8').match(commentOrText) ?? []).filter((part) => !part.startsWith('/'));
}

/** With its endings: "colours", "organised". "Programmed" is American too. */
function isIn(text: string, word: string): boolean {
  const endings = word === 'programme' ? 's?' : '(?:s|d|rs?|ed|ing)?';
  return new RegExp(`(?<![\\w-])${word}${endings}(?![\\w-])`, 'i').test(text);
}

it('finds the table', () => expect(unwanted.length).toBeGreaterThan(25));

/** Of a document what people read: no code, no commands and no addresses, and not the table itself. */
function wordsOf(document: string): string {
  return readFileSync(document, 'utf8')
    .replace(table, '')
    .replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g, ' ');
}

const findings = (file: string, texts: readonly string[]) =>
  unwanted
    .filter((word) => texts.some((text) => isIn(text, word)))
    .map((word) => `${file}: "${word}"; docs/design.md (Spelling) says what to write`);

it('no text of the site has a spelling that the table rules out', () => {
  const files = globSync([
    'src/content/**/*.ts',
    'src/contract/*.ts',
    'src/pages/*/{content,entry}.ts',
    'src/pages/*/content/*.ts',
  ]).filter((file) => !file.endsWith('.test.ts'));
  expect(files.flatMap((file) => findings(file, textsOf(file)))).toEqual([]);
});

it('no document has one, nor the name of its file', () => {
  const documents = globSync([
    'README.md',
    'CONTRIBUTING.md',
    'docs/**/*.md',
    'src/**/*.md',
    '{media,tools}/*.md',
  ]);
  const found = documents.flatMap((file) => findings(file, [wordsOf(file), file.replaceAll(/[-/]/g, ' ')]));
  expect(found).toEqual([]);
});
