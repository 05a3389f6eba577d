import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VISIT_RANGES } from '#contract/desk/visits.ts';
import { visits } from '../../../tests/helpers/visits.ts';
import { readAddress } from '../router/address.ts';
import { isTooMuch } from './numbers.ts';
import { hrefOfLook, type List, PAGE_SORTS, readLook, SOURCES, sortedPages } from './visits-address.ts';

const read = (href: string) => readAddress(new URL(href, 'http://desk.example'));

const look = fc.record({
  range: fc.constantFrom(...VISIT_RANGES),
  asTable: fc.boolean(),
  sort: fc.constantFrom(...PAGE_SORTS),
  source: fc.constantFrom(...SOURCES),
  all: fc.subarray<List>(['pages', 'fields', 'sites', 'campaigns', 'vitals']),
});

test('a look comes back from the address as it went in', () => {
  fc.assert(
    fc.property(look, (asked) => {
      const { view, parameters } = read(hrefOfLook(asked));
      expect([view, readLook(parameters)]).toEqual(['visits', asked]);
    }),
  );
});

test('what is as usual is not in the address, and what does not exist counts as not said', () => {
  const usual = readLook(new URLSearchParams());
  expect(hrefOfLook(usual)).toBe('/visits');
  expect(hrefOfLook({ ...usual, range: 'quarter' })).toBe('/visits?range=quarter');
  expect(readLook(new URLSearchParams('range=decade&show=film&sort=best&from=mars&all=everything'))).toEqual(
    usual,
  );
});

const order = (sort: Parameters<typeof sortedPages>[1]) =>
  sortedPages(visits.pages, sort)
    .slice(0, 3)
    .map(({ path }) => path);

test('pages are sorted by what is asked for, most first', () => {
  expect(order('sent')).toEqual(['/manufacturing-operations', '/careers', '/']);
  expect(order('shown')).toEqual(['/', '/manufacturing-operations', '/cloud-enablement']);
  expect(order('perThousand')).toEqual(['/careers', '/manufacturing-operations', '/cloud-enablement']);
});

test('what is exactly at the limit is still good', () => {
  const page = { path: '/', measured: 40, lcp: { p50: 1, p75: 2500, p95: 9000 }, inp: 200, cls: 0.1 };
  expect(isTooMuch(page)).toBe(false);
  expect(isTooMuch({ ...page, inp: 201 })).toBe(true);
  expect(isTooMuch({ ...page, lcp: null, inp: null, cls: 0.11 })).toBe(true);
});
