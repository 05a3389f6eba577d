import { describe, expect, it } from 'vitest';
import { VISIT_LIMITS } from '#contract/visits.ts';
import { readReport } from './report.ts';

const PAGES = new Map([
  ['/', 'Home'],
  ['/about', 'About'],
]);
const SHOWN = {
  kind: 'page',
  path: '/about',
  width: 'phone',
  entry: true,
  referrer: 'x.example',
  campaign: null,
};
const STEP = { kind: 'form', form: 'contact', step: 'left', field: 'email', pages: ['/', '/about'] };
const VITALS = { kind: 'felt', path: '/', lcp: 1234.5, inp: null, cls: 0.02 };

const read = (...events: unknown[]) => readReport(JSON.stringify({ events }), PAGES);

describe('a report of a visit', () => {
  it('is read as our pages send it', () => {
    const campaign = { source: 'news', medium: '', name: 'März & "Mai"' };
    const sent = [SHOWN, { ...SHOWN, campaign }, STEP, { ...STEP, field: null }, VITALS];
    expect(read(...sent)).toEqual(sent);
    expect(read({ ...STEP, form: 'careers', field: 'resume' })).toHaveLength(1);
  });

  it('loses unknown fields', () => {
    expect(read({ ...SHOWN, userAgent: 'x', ip: '1.2.3.4' })).toEqual([SHOWN]);
  });

  it('loses pages that were removed or never were ours', () => {
    const pages = ['/', '/removed', '//evil.example', 1, '/about'];
    expect(read({ ...STEP, pages })).toEqual([STEP]);
  });

  it.each([
    ['no JSON', 'events'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['no events', '{}'],
    ['an empty list', '{"events":[]}'],
    ['an event that is none', '{"events":[1]}'],
    ['an event that is null', '{"events":[null]}'],
    ['events under the name of a method', '{"events":{"length":1,"0":{}}}'],
  ])('is refused: %s', (_what, body) => {
    expect(readReport(body, PAGES)).toBeNull();
  });

  it.each([
    ['an unknown kind', { ...SHOWN, kind: 'click' }],
    ['a page that is not ours', { ...SHOWN, path: '/wp-admin' }],
    ['a page by another address', { ...SHOWN, path: 'https://example.com/about' }],
    ['a path that is no text', { ...SHOWN, path: ['/about'] }],
    ['an unknown width', { ...SHOWN, width: '1920' }],
    ['an entry that is no yes or no', { ...SHOWN, entry: 1 }],
    ['a whole address instead of a host', { ...SHOWN, referrer: 'https://x.example/?mail=ann@x.example' }],
    ['a host with markup', { ...SHOWN, referrer: '<script>' }],
    ['a host that is too long', { ...SHOWN, referrer: 'x'.repeat(VISIT_LIMITS.text + 1) }],
    ['a missing campaign', { ...SHOWN, campaign: undefined }],
    ['half a campaign', { ...SHOWN, campaign: { source: 'news' } }],
    ['a campaign with control characters', { ...SHOWN, campaign: { source: 'a\tb', medium: '', name: '' } }],
    ['a long campaign', { ...SHOWN, campaign: { source: 'x'.repeat(101), medium: '', name: '' } }],
    ['an unknown form', { ...STEP, form: 'login' }],
    ['a form by the name of a method', { ...STEP, form: 'toString' }],
    ['an unknown step', { ...STEP, step: 'hacked' }],
    ['a field of another form', { ...STEP, field: 'resume' }],
    ['a field by the name of a method', { ...STEP, field: 'constructor' }],
    ['pages that are no list', { ...STEP, pages: '/' }],
    ['too many pages', { ...STEP, pages: Array(VISIT_LIMITS.pages + 1).fill('/') }],
    ['a negative time', { ...VITALS, lcp: -1 }],
    ['a time that is text', { ...VITALS, inp: '200' }],
    ['an absurd time', { ...VITALS, lcp: 1e300 }],
  ])('is refused as a whole: %s', (_what, event) => {
    expect(read(SHOWN, event)).toBeNull();
  });

  it('has no more events than a page can have', () => {
    expect(read(...Array(VISIT_LIMITS.events).fill(SHOWN))).toHaveLength(VISIT_LIMITS.events);
    expect(read(...Array(VISIT_LIMITS.events + 1).fill(SHOWN))).toBeNull();
  });
});
