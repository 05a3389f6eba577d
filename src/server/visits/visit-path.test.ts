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

describe('where an enquiry came from', () => {
  it('is what its header says', () => {
    expect(read(headerOf(VISIT))).toEqual(VISIT);
    expect(read(headerOf({ ...VISIT, campaign: null, name: 'Ann' }))).toEqual({ ...VISIT, campaign: null });
    expect(visitPathOf({}, PAGES)).toBeNull();
  });

  it('loses pages that were removed or never were ours', () => {
    expect(read(headerOf({ ...VISIT, pages: ['/', '//evil.example', '/contact'] }))).toEqual(VISIT);
  });

  it.each([
    ['broken percent-encoding', '%E0%A4%A'],
    ['broken JSON', '%7B'],
    ['nothing', ''],
    ['null', 'null'],
    ['a foreign page', headerOf({ ...VISIT, entry: '/other' })],
    ['a referrer that is no host', headerOf({ ...VISIT, referrer: 'a b' })],
    ['a campaign that is text', headerOf({ ...VISIT, campaign: 'x' })],
    ['more than any page sends', headerOf({ ...VISIT, more: 'x'.repeat(9000) })],
  ])('is unknown when the header has %s', (_what, header) => {
    expect(read(header)).toBeNull();
  });

  it('is not stored with Global Privacy Control', () => {
    expect(read(headerOf(VISIT), { 'sec-gpc': '1' })).toBeNull();
  });
});
