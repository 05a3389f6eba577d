import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VISIT_RANGES } from '#contract/desk/visits.ts';
import { visits } from '../../../tests/helpers/visits.ts';
import { readAddress } from '../router/address.ts';
import { exceedsLimit } from './numbers.ts';
import { type List, PAGE_SORTS, readVisitsView, SOURCES, sortedPages, visitsHref } from './visits-address.ts';

const read = (href: string) => readAddress(new URL(href, 'http://desk.example'));

const viewOptions = fc.record({
  range: fc.constantFrom(...VISIT_RANGES),
  asTable: fc.boolean(),
  sort: fc.constantFrom(...PAGE_SORTS),
  source: fc.constantFrom(...SOURCES),
  all: fc.subarray<List>(['pages', 'fields', 'sites', 'campaigns', 'vitals']),
});

test('view options are unchanged after a round trip through the URL', () => {
  fc.assert(
    fc.property(viewOptions, (original) => {
      const { view, parameters } = read(visitsHref(original));
      expect([view, readVisitsView(parameters)]).toEqual(['visits', original]);
    }),
  );
});

test('default view options are omitted from the URL, and unknown ones are ignored', () => {
  const defaults = readVisitsView(new URLSearchParams());
  expect(visitsHref(defaults)).toBe('/visits');
  expect(visitsHref({ ...defaults, range: 'quarter' })).toBe('/visits?range=quarter');
  expect(
    readVisitsView(new URLSearchParams('range=decade&show=film&sort=best&from=mars&all=everything')),
  ).toEqual(defaults);
});

const order = (sort: Parameters<typeof sortedPages>[1]) =>
  sortedPages(visits.pages, sort)
    .slice(0, 3)
    .map(({ path }) => path);

test('pages are sorted by the selected column, highest first', () => {
  expect(order('sent')).toEqual(['/manufacturing-operations', '/careers', '/']);
  expect(order('shown')).toEqual(['/', '/manufacturing-operations', '/cloud-enablement']);
  expect(order('perThousand')).toEqual(['/careers', '/manufacturing-operations', '/cloud-enablement']);
});

test('web vitals are too high only above their limits', () => {
  const page = { path: '/', measured: 40, lcp: { p50: 1, p75: 2500, p95: 9000 }, inp: 200, cls: 0.1 };
  expect(exceedsLimit(page)).toBe(false);
  expect(exceedsLimit({ ...page, inp: 201 })).toBe(true);
  expect(exceedsLimit({ ...page, lcp: null, inp: null, cls: 0.11 })).toBe(true);
});
