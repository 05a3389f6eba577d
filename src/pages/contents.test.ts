/** Rules for the content of all pages. */

import { describe, expect, it } from 'vitest';
import { minimumAge } from '#content/minimum-age.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import type { PageId } from '#generated/page-id.ts';
import { pageIds, pages } from '#site/pages.ts';

interface Content {
  readonly hero?: HeroRecord;
  readonly callToAction?: CallToActionRecord;
  readonly next?: readonly PageId[];
}

const contents = new Map<string, Content>();
const files = import.meta.glob<Content>('./*/{content,content/*}.ts', { eager: true });
for (const [file, exported] of Object.entries(files)) {
  const page = file.split('/')[1]!;
  contents.set(page, { ...contents.get(page), ...exported });
}

const categories = CONTACT_FORM.fields.specificCategory.options;

describe('buttons that open the contact form', () => {
  const preselected = pageIds.flatMap((id) => enquiryQueriesOf(id).map((enquiry) => [id, enquiry] as const));

  // "Cloud Enablement & Migration" is the form's name for the page "Cloud Enablement Migration".
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  // Requests for proposals have their own categories.
  const expected = preselected.flatMap(([id, { enquiryType, specificCategory }]) => {
    if (enquiryType === 'Request for Proposal') return [];
    const category = categories.find(({ value }) => letters(pages[id].title).startsWith(letters(value)));
    return category ? [[id, category.value, specificCategory] as const] : [];
  });
  it.each(expected)('on %s preselect the category %s', (_id, category, specificCategory) =>
    expect(specificCategory).toBe(category),
  );
});

it.each([...contents].flatMap(([id, { next }]) => (next ? [[id, next] as const] : [])))(
  '%s links to two or three other pages as the next ones',
  (id, next) => {
    expect(new Set(next).size).toBe(next.length);
    expect(next).not.toContain(id);
    expect([2, 3]).toContain(next.length);
  },
);

it('the careers form enforces the minimum age stated on the pages', () => {
  expect(CAREERS_FORM.fields.age.min).toBe(minimumAge);
});

it('every row of a table has a cell for each column', () => {
  const tables = [...contents.values()].flatMap(nestedValues).filter(isTable);
  expect(tables.length).toBeGreaterThan(0);
  for (const { columns, rows } of tables) {
    for (const { cells } of rows) expect(cells, columns.join(', ')).toHaveLength(columns.length);
  }
});

it('no sentence is repeated on another product page', () => {
  const sentences = pageIds
    .filter((id) => pages[id].area === 'products')
    .flatMap((id) => [...new Set(nestedValues(contents.get(id)).filter(isSentence))]);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([]);
});

function enquiryQueriesOf(id: PageId): Readonly<Record<string, string>>[] {
  const { hero, callToAction } = contents.get(id) ?? {};
  const links = [...(hero?.actions ?? []), ...(callToAction?.actions ?? [])];
  return links.flatMap(({ to }) => ('query' in to && to.query ? [to.query] : []));
}

function isSentence(value: unknown): boolean {
  return typeof value === 'string' && value.length > 40 && value.includes(' ');
}

/** The value and all values nested in it. */
function nestedValues(value: unknown): unknown[] {
  const parts = value && typeof value === 'object' ? Object.values(value) : [];
  return [value, ...parts.flatMap(nestedValues)];
}

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly unknown[] }[];
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'columns' in value && 'rows' in value;
}
