import { describe, expect, it } from 'vitest';
import { VISIT_LIMITS } from '#contract/visits.ts';
import { arrivalOf, distinctPages, withPage } from './visit-record.ts';

const at = (address: string, referrer = '') => arrivalOf(new URL(address) as unknown as Location, referrer);
const site = 'https://www.example.com';

describe('an arrival', () => {
  it('has the path of the page, without query or fragment', () => {
    expect(at(`${site}/contact?email=a@b.c#form`)).toEqual({
      path: '/contact',
      referrer: '',
      campaign: null,
    });
  });

  it.each([
    ['https://www.search.example/find?q=secret', 'search.example'],
    ['https://news.example:8443/', 'news.example'],
    ['https://www.example.com/about', ''],
    ['https://example.com/about', ''],
    ['', ''],
    ['no address', ''],
  ])('from %s has the referrer "%s"', (referrer, host) => {
    expect(at(`${site}/`, referrer).referrer).toBe(host);
  });

  it('has the campaign of the utm parameters, with empty strings for missing ones', () => {
    expect(at(`${site}/?utm_source=mail&utm_campaign=%20Spring%20&utm_term=x`).campaign).toEqual({
      source: 'mail',
      medium: '',
      name: 'Spring',
    });
    expect(at(`${site}/?utm_source=`).campaign).toBeNull();
  });

  it('is truncated to the length limits of the contract', () => {
    const long = 'a'.repeat(300);
    const { path, campaign } = at(`${site}/${long}?utm_source=${long}`);
    expect(path).toHaveLength(VISIT_LIMITS.text);
    expect(campaign?.source).toHaveLength(VISIT_LIMITS.text);
  });
});

describe('a visit', () => {
  const visitOf = (...paths: string[]) =>
    paths.reduce<ReturnType<typeof withPage> | null>(
      (visit, path) => withPage(visit, at(site + path)),
      null,
    )!;

  it('keeps the referrer and campaign of its first page', () => {
    const first = withPage(null, at(`${site}/about?utm_source=mail`, 'https://search.example/'));
    const second = withPage(first, at(`${site}/contact?utm_source=other`, 'https://other.example/'));
    expect(second).toEqual({
      entry: '/about',
      referrer: 'search.example',
      campaign: { source: 'mail', medium: '', name: '' },
      pages: ['/about', '/contact'],
    });
  });

  it('lists the pages in order, and a reloaded page only once', () => {
    expect(visitOf('/', '/about', '/about', '/', '/contact').pages).toEqual(['/', '/about', '/', '/contact']);
  });

  it('keeps the latest pages up to the limit, and the entry page', () => {
    const paths = Array.from({ length: 50 }, (_, index) => `/page-${index}`);
    const visit = visitOf(...paths);
    expect(visit.pages).toEqual(paths.slice(-VISIT_LIMITS.pages));
    expect(visit.entry).toBe('/page-0');
  });

  it('has distinct pages, the entry page first', () => {
    expect(distinctPages(visitOf('/', '/about', '/', '/contact'))).toEqual(['/', '/about', '/contact']);
    const many = visitOf(...Array.from({ length: 50 }, (_, index) => `/page-${index}`));
    expect(distinctPages(many)).toHaveLength(VISIT_LIMITS.pages);
    expect(distinctPages(many)[0]).toBe('/page-0');
  });
});
