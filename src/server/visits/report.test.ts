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
const VITALS = { kind: 'vitals', path: '/', lcp: 1234.5, inp: null, cls: 0.02 };

const read = (...events: unknown[]) => readReport(JSON.stringify({ events }), PAGES);

describe('a visit report', () => {
  it('is parsed as our pages send it', () => {
    const campaign = { source: 'news', medium: '', name: 'März & "Mai"' };
    const sent = [SHOWN, { ...SHOWN, campaign }, STEP, { ...STEP, field: null }, VITALS];
    expect(read(...sent)).toEqual(sent);
    expect(read({ ...STEP, form: 'careers', field: 'resume' })).toHaveLength(1);
  });

  it('is stripped of unknown fields', () => {
    expect(read({ ...SHOWN, userAgent: 'x', ip: '1.2.3.4' })).toEqual([SHOWN]);
  });

  it('is stripped of unknown pages', () => {
    const pages = ['/', '/removed', '//evil.example', 1, '/about'];
    expect(read({ ...STEP, pages })).toEqual([STEP]);
  });

  it.each([
    ['not JSON', 'events'],
    ['null', 'null'],
    ['a list', '[]'],
    ['an object without events', '{}'],
    ['an empty list of events', '{"events":[]}'],
    ['an event that is a number', '{"events":[1]}'],
    ['an event that is null', '{"events":[null]}'],
    ['events in an array-like object', '{"events":{"length":1,"0":{}}}'],
  ])('is rejected: %s', (_case, body) => {
    expect(readReport(body, PAGES)).toBeNull();
  });

  it.each([
    ['an unknown kind', { ...SHOWN, kind: 'click' }],
    ['an unknown page', { ...SHOWN, path: '/wp-admin' }],
    ['a page as an absolute URL', { ...SHOWN, path: 'https://example.com/about' }],
    ['a path that is not a string', { ...SHOWN, path: ['/about'] }],
    ['an unknown width', { ...SHOWN, width: '1920' }],
    ['an entry that is not a boolean', { ...SHOWN, entry: 1 }],
    ['a URL instead of a host', { ...SHOWN, referrer: 'https://x.example/?mail=ann@x.example' }],
    ['a host with markup', { ...SHOWN, referrer: '<script>' }],
    ['a host that is too long', { ...SHOWN, referrer: 'x'.repeat(VISIT_LIMITS.text + 1) }],
    ['a missing campaign', { ...SHOWN, campaign: undefined }],
    ['an incomplete campaign', { ...SHOWN, campaign: { source: 'news' } }],
    ['a campaign with control characters', { ...SHOWN, campaign: { source: 'a\tb', medium: '', name: '' } }],
    [
      'a campaign that is too long',
      { ...SHOWN, campaign: { source: 'x'.repeat(101), medium: '', name: '' } },
    ],
    ['an unknown form', { ...STEP, form: 'login' }],
    ['a form named like a method', { ...STEP, form: 'toString' }],
    ['an unknown step', { ...STEP, step: 'hacked' }],
    ['a field of another form', { ...STEP, field: 'resume' }],
    ['a field named like a method', { ...STEP, field: 'constructor' }],
    ['pages that are not a list', { ...STEP, pages: '/' }],
    ['too many pages', { ...STEP, pages: Array(VISIT_LIMITS.pages + 1).fill('/') }],
    ['a negative time', { ...VITALS, lcp: -1 }],
    ['a time that is a string', { ...VITALS, inp: '200' }],
    ['an absurd time', { ...VITALS, lcp: 1e300 }],
  ])('is rejected as a whole because of %s', (_case, event) => {
    expect(read(SHOWN, event)).toBeNull();
  });

  it('is rejected with more events than the limit', () => {
    expect(read(...Array(VISIT_LIMITS.events).fill(SHOWN))).toHaveLength(VISIT_LIMITS.events);
    expect(read(...Array(VISIT_LIMITS.events + 1).fill(SHOWN))).toBeNull();
  });
});
