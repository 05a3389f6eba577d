import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VISIT_RANGES } from '#contract/desk/visits.ts';
import { readAddress } from '../address/address.ts';
import { hrefOfLook, type List, PAGE_SORTS, readLook, SOURCES } from './visits-address.ts';

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
