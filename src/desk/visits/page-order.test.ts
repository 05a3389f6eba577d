import { expect, test } from 'vitest';
import { visits } from '../../../tests/helpers/visits.ts';
import { sortedPages } from './page-order.ts';
import { isTooMuch } from './vital-limits.ts';

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
