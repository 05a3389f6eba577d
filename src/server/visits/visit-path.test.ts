import { describe, expect, it } from 'vitest';
import type { VisitPath } from '#contract/visits.ts';
import { visitPathOf } from './report.ts';

const PAGES = new Map([
  ['/', 'Home'],
  ['/contact', 'Contact'],
]);
const VISIT: VisitPath = {
  entry: '/',
  referrer: 'search.example',
  campaign: { source: 'newsletter', medium: 'mail', name: 'Frühling' },
  pages: ['/', '/contact'],
};
const headerOf = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
const read = (header: string, more: Record<string, string> = {}) =>
  visitPathOf({ 'x-visit': header, ...more }, PAGES);

describe('visitPathOf', () => {
  it('decodes the header, and returns null without one', () => {
    expect(read(headerOf(VISIT))).toEqual(VISIT);
    expect(read(headerOf({ ...VISIT, campaign: null, name: 'Ann' }))).toEqual({ ...VISIT, campaign: null });
    expect(visitPathOf({}, PAGES)).toBeNull();
  });

  it('drops unknown pages', () => {
    expect(read(headerOf({ ...VISIT, pages: ['/', '//evil.example', '/contact'] }))).toEqual(VISIT);
  });

  it.each([
    ['broken percent-encoding', '%E0%A4%A'],
    ['broken JSON', '%7B'],
    ['no value', ''],
    ['null', 'null'],
    ['an unknown entry page', headerOf({ ...VISIT, entry: '/other' })],
    ['a referrer that is not a host', headerOf({ ...VISIT, referrer: 'a b' })],
    ['a campaign that is a string', headerOf({ ...VISIT, campaign: 'x' })],
    ['too many characters', headerOf({ ...VISIT, more: 'x'.repeat(9000) })],
  ])('returns null when the header has %s', (_case, header) => {
    expect(read(header)).toBeNull();
  });

  it('returns null with Global Privacy Control', () => {
    expect(read(headerOf(VISIT), { 'sec-gpc': '1' })).toBeNull();
  });
});
