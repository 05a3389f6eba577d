import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { check } from '#content/check.ts';
import { setKnownNames } from '#content/fields.ts';
import { loadKinds } from '#content/load.ts';

const kinds = await loadKinds();
const names = { files: ['plan.pdf'], media: [], legalTexts: [], enquiryTypes: new Map(), facts: {} };
beforeAll(() => setKnownNames({ ...names, pages: new Map([['about', []]]) }));
afterAll(() => setKnownNames({ ...names, files: [], pages: new Map() }));

/** Fields that break a rule of the kind when merged into its example, and the expected message. */
const mistakes: readonly [kind: string, fields: object, problem: string][] = [
  [
    'comparison-table',
    { columns: ['One', 'Two'], rows: [{ title: 'Price', cells: ['1'] }] },
    'rows[0].cells: has 1 entry. Write 2, one for each column.',
  ],
  [
    'comparison-table',
    { highlight: 3 },
    'highlight: There are not that many columns. Write the index of a column, counted from 0.',
  ],
  [
    'next-pages',
    { pages: ['about', 'about'] },
    'pages: A page is listed twice. Write two or three different pages.',
  ],
  [
    'film',
    { film: 'plan.pdf', poster: 'plan.pdf', captions: 'plan.pdf' },
    'captions: Captions are a file in the WebVTT format, such as "film.vtt".',
  ],
];

it.each(mistakes)('the schema of %s reports %j', (kind, fields, problem) => {
  const example: object = JSON.parse(readFileSync(`src/sections/${kind}/example.json`, 'utf8'));
  expect(check(kinds.get(kind)!, { ...example, ...fields }, 'a.json').problems).toEqual([
    `a.json: ${problem}`,
  ]);
});
