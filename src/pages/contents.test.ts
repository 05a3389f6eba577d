/** What holds for the words of all pages. */

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
  const chosen = pageIds.flatMap((id) => enquiriesOf(id).map((enquiry) => [id, enquiry] as const));

  // "Cloud Enablement & Migration" is the form's name for the page "Cloud Enablement Migration".
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  // A request for a proposal has categories of its own.
  const named = chosen.flatMap(([id, { enquiryType, specificCategory }]) => {
    if (enquiryType === 'Request for Proposal') return [];
    const own = categories.find(({ value }) => letters(pages[id].title).startsWith(letters(value)));
    return own ? [[id, own.value, specificCategory] as const] : [];
  });
  it.each(named)('on %s choose %s', (_id, own, specificCategory) => expect(specificCategory).toBe(own));
});

it.each([...contents].flatMap(([id, { next }]) => (next ? [[id, next] as const] : [])))(
  '%s points on to two or three other pages',
  (id, next) => {
    expect(new Set(next).size).toBe(next.length);
    expect(next).not.toContain(id);
    expect([2, 3]).toContain(next.length);
  },
);

it('the form takes applicants of the age that terms, policy and page name', () => {
  expect(CAREERS_FORM.fields.age.min).toBe(minimumAge);
});

it('every row of a table has a cell for each column', () => {
  const tables = [...contents.values()].flatMap(everything).filter(isTable);
  expect(tables.length).toBeGreaterThan(0);
  for (const { columns, rows } of tables) {
    for (const { cells } of rows) expect(cells, columns.join(', ')).toHaveLength(columns.length);
  }
});

it('no sentence stands on two product pages', () => {
  const sentences = pageIds
    .filter((id) => pages[id].area === 'products')
    .flatMap((id) => [...new Set(everything(contents.get(id)).filter(isSentence))]);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([]);
});

function enquiriesOf(id: PageId): Readonly<Record<string, string>>[] {
  const { hero, callToAction } = contents.get(id) ?? {};
  const links = [...(hero?.actions ?? []), ...(callToAction?.actions ?? [])];
  return links.flatMap(({ to }) => ('query' in to && to.query ? [to.query] : []));
}

function isSentence(value: unknown): boolean {
  return typeof value === 'string' && value.length > 40 && value.includes(' ');
}

/** A value with all that it is made of. */
function everything(value: unknown): unknown[] {
  const parts = value && typeof value === 'object' ? Object.values(value) : [];
  return [value, ...parts.flatMap(everything)];
}

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly cells: readonly unknown[] }[];
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'columns' in value && 'rows' in value;
}
