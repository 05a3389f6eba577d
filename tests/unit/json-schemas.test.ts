import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { jsonSchemas } from '../../scripts/lib/json-schemas.ts';

const schemas = await jsonSchemas({
  pages: new Map([['contact', []]]),
  files: ['film.mp4'],
  media: [],
  images: ['portrait.drawn-company'],
  spots: ['server-rack'],
  scenes: ['home'],
  enquiryTypes: new Map(),
  legalTexts: [],
  facts: {},
});
/** As it is written to the file. */
const page = JSON.parse(JSON.stringify(schemas.get('page.json')));

it('the schema of pages has every kind of section that a page uses, and its description', () => {
  const used = globSync('content/pages/*.json').flatMap((file): string[] =>
    JSON.parse(readFileSync(file, 'utf8')).sections.map(({ kind }: { kind: string }) => kind),
  );
  expect(used.length).toBeGreaterThan(0);
  const kinds = page.properties.sections.items.properties.kind;
  expect(kinds.enum).toEqual(expect.arrayContaining(used));
  expect(kinds.enumDescriptions).toEqual(kinds.enum.map((kind: string) => page.$defs[kind].description));
  expect(page.properties.title.description).toBe('the name of the page in tabs, menus and search');
  expect(page.$defs.accordion.properties.title.description).toBe('the heading of the section');
});

it('completes names of pages and drawings, but allows other links', () => {
  expect(page.$defs).toMatchObject({
    pageName: { enum: ['contact'] },
    spotName: { enum: ['server-rack'] },
    imageName: { enum: ['portrait.drawn-company'] },
    sceneName: { enum: ['home'] },
    publicFile: { enum: ['film.mp4'] },
    linkTarget: { examples: ['contact'] },
  });
  expect(page.$defs.linkTarget).not.toHaveProperty('enum');
  expect(page.$defs.mediaFile).not.toHaveProperty('enum');
});

it('is written where the files of pages, lists and the company look for it', () => {
  for (const file of globSync('content/{pages/*,lists/*,company}.json')) {
    const named: string = JSON.parse(readFileSync(file, 'utf8')).$schema;
    expect(existsSync(join(file, '..', named)), `${file}: ${named}`).toBe(true);
  }
});
