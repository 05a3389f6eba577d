/** One spelling in all texts: the table in docs/design.md says which. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMENT_OR_STRING, hasSpelling, spellings, spellingTable } from '../../scripts/lib/spelling.ts';

function textsOf(file: string): string[] {
  return (readFileSync(file, 'utf8').match(COMMENT_OR_STRING) ?? []).filter((part) => !part.startsWith('/'));
}

it('finds the table', () => expect(spellings.size).toBeGreaterThan(25));

/** The prose of a document, without code, commands, URLs and the table itself. */
function wordsOf(document: string): string {
  return readFileSync(document, 'utf8')
    .replace(spellingTable, '')
    .replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g, ' ');
}

const findings = (file: string, texts: readonly string[]) =>
  [...spellings]
    .filter(([word]) => texts.some((text) => hasSpelling(text, word)))
    .map(([word, use]) => `${file}: "${word}"; write "${use}" (docs/design.md, Spelling)`);

it('no text of the site has a spelling that the table rules out', () => {
  const files = globSync([
    'src/content/**/*.ts',
    'src/contract/*.ts',
    'src/pages/*/{content,entry}.ts',
    'src/pages/*/content/*.ts',
  ]).filter((file) => !file.endsWith('.test.ts'));
  expect(files.flatMap((file) => findings(file, textsOf(file)))).toEqual([]);
});

it('no document or file name has one', () => {
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
