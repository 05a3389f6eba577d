import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { media } from '#generated/media.ts';
import { check } from './check.ts';
import { image, setCurrentPage, setKnownNames, target, text } from './fields.ts';
import { type ListName, listSchemas } from './lists.ts';
import { loadEntries, loadLists } from './load.ts';

const names = {
  pages: new Map([
    ['about', ['leaders']],
    ['news', []],
    ['unreadable', undefined],
  ]),
  files: [],
  media: ['Plant.jpg', 'torn.jpg'],
  mediaProblems: new Map([['torn.jpg', 'is damaged. Save it again.']]),
  legalTexts: [],
  enquiryTypes: new Map(),
  facts: {},
};
beforeEach(() => setKnownNames(names));
afterEach(() => setKnownNames({ ...names, pages: new Map(), media: [] }));

const problemsOf = (schema: z.ZodType, value: unknown) =>
  check(schema, value, 'a.json: field').problems.map((problem) => problem.replace('a.json: field', ''));

it.each(Object.keys(listSchemas) as ListName[])('entries of %s may be added, removed and moved', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'lists-'));
  cpSync('content/lists', join(folder, 'lists'), { recursive: true });
  const file = join(folder, `lists/${name}.json`);
  const { items } = JSON.parse(readFileSync(file, 'utf8'));
  const [first, ...others] = items;
  const added = { ...first, [listSchemas[name].key]: 'A new one' };
  setKnownNames({ ...names, media: Object.keys(media), facts: undefined });
  for (const changed of [[...others.reverse(), added], [first]]) {
    writeFileSync(file, JSON.stringify({ items: changed }));
    expect(loadLists(folder).problems).toEqual([]);
  }
  rmSync(folder, { recursive: true });
});

it('names pages that were deleted although code links to them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const { problems } = loadEntries(folder);
  expect(problems).toContain(`${folder}/pages/home.json: This file is missing. Every site needs it.`);
  expect(problems).toContain(
    `${folder}/pages/about.json: This file is missing. Menus name it: restore it, and write "off": true to leave the page out.`,
  );
  rmSync(folder, { recursive: true });
});

describe('a picture', () => {
  it.each([
    [{ media: 'Plant.jpg', alt: 'The plant' }, []],
    [
      { media: 'plant.jpg', alt: 'The plant' },
      ['.media: There is no file "plant.jpg" in the folder media. Did you mean "Plant.jpg"?'],
    ],
    [{ media: 'torn.jpg', alt: 'The plant' }, ['.media: The file media/torn.jpg is damaged. Save it again.']],
    [
      { media: 'Plant.jpg' },
      ['.alt: is missing. Write the alternative text: in a few words what the picture shows.'],
    ],
  ])('%j has the problems %j', (value, problems) => {
    expect(problemsOf(image, value)).toEqual(problems);
  });
});

describe('a link', () => {
  it('to an anchor is checked on the page itself and on other pages', () => {
    setCurrentPage('about');
    expect(problemsOf(target, '#leaders')).toEqual([]);
    expect(problemsOf(target, '#leader')).toEqual([
      ': There is no anchor "leader" on the page "about". Did you mean "leaders"?',
    ]);
    setCurrentPage(undefined);
    expect(problemsOf(target, 'about#leader')).toHaveLength(1);
    expect(problemsOf(target, '#leader')).toEqual([]);
  });

  it('to an anchor of a page without any says how to add one', () => {
    expect(problemsOf(target, 'news#latest')).toEqual([
      ': No section of the page "news" has an "id". Add "id": "latest" to one, or delete "#latest" here.',
    ]);
  });

  it('to an anchor of a page that cannot be read has no problem', () => {
    expect(problemsOf(target, 'unreadable#top')).toEqual([]);
  });

  it('with an unknown fact has a problem', () => {
    expect(problemsOf(target, 'https://{company.site}')).toEqual([
      expect.stringContaining('There is no fact {company.site}.'),
    ]);
  });
});

it.each([
  ['Since {company.year', '{'],
  ['Since company.year}', '}'],
])('the text "%s" has a problem', (value, brace) => {
  expect(problemsOf(text('a sentence'), value)).toEqual([
    `: A "${brace}" has no partner. Write facts as in {company.name}.`,
  ]);
});

describe('a field', () => {
  const schema = z.strictObject({
    title: z.string(),
    order: z.number(),
    tags: z.array(z.string()).length(2),
  });

  it('with a wrong name is one problem, not also a missing one', () => {
    expect(problemsOf(schema, { titel: 'A', order: 1, tags: ['a', 'b'] })).toEqual([
      ': "titel" is not known here. Did you mean "title"?',
    ]);
  });

  it('of another type is reported with how to write it', () => {
    expect(problemsOf(schema, { title: 1, order: '1', tags: 'a' })).toEqual([
      '.title: is 1. Write a text in "quotes".',
      '.order: is "1". Write a number without quotes.',
      '.tags: is "a". Write a list in brackets: [ ... ].',
    ]);
  });

  it('with the wrong number of entries is reported with the right one', () => {
    expect(problemsOf(schema, { title: 'A', order: 1, tags: ['a'] })).toEqual([
      '.tags: has 1 entry. Write 2.',
    ]);
  });
});
