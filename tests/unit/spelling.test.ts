/** Checks all texts against the spelling table in docs/design.md. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMENT_OR_STRING, hasSpelling, spellings, spellingTable } from '../../scripts/lib/spelling.ts';

function textsOf(file: string): string[] {
  return (readFileSync(file, 'utf8').match(COMMENT_OR_STRING) ?? []).filter((part) => !part.startsWith('/'));
}

it('the spelling table is found in docs/design.md', () => expect(spellings.size).toBeGreaterThan(25));

/** The prose of a document, without code, commands, URLs and the table itself. */
function proseOf(document: string): string {
  return readFileSync(document, 'utf8')
    .replace(spellingTable, '')
    .replaceAll(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)/g, ' ');
}

const findings = (file: string, texts: readonly string[]) =>
  [...spellings]
    .filter(([word]) => texts.some((text) => hasSpelling(text, word)))
    .map(([word, use]) => `${file}: "${word}"; write "${use}" (docs/design.md, Spelling)`);

it('texts of the site have no spelling that the table excludes', () => {
  const files = globSync(['content/**/*.json', 'src/content/**/*.ts', 'src/contract/*.ts']).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.flatMap((file) => findings(file, textsOf(file)))).toEqual([]);
});

it('documents and their file names have no spelling that the table excludes', () => {
  const documents = globSync([
    'README.md',
    'CONTRIBUTING.md',
    'docs/**/*.md',
    'content/**/*.md',
    'src/**/*.md',
    'content/documents/*.md',
    '{media,tools}/*.md',
  ]);
  const found = documents.flatMap((file) => findings(file, [proseOf(file), file.replaceAll(/[-/]/g, ' ')]));
  expect(found).toEqual([]);
});
