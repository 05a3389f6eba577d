import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { siteUrl } from '#generated/site-url.ts';
import { robotsTxt, sitemapXml } from './crawlers.ts';
import { headOf } from './head.ts';
import { addressOf, hrefOf } from './href.ts';
import { breadcrumb, isOn, pageIdAt, pageIds, pages } from './pages.ts';
import { securityTxt } from './security-txt.ts';
import { structuredData } from './structured-data.ts';
import { documentTitle, siteTitle } from './title.ts';

describe('the page registry', () => {
  it('finds a page by its exact path only', () => {
    for (const id of pageIds) expect(pageIdAt(pages[id].path)).toBe(id);
    for (const path of ['/contact/', '/Contact', 'contact', '/contact/contact', '', '/404']) {
      expect(pageIdAt(path), path).toBeUndefined();
    }
  });

  it('builds the breadcrumb of each page', () => {
    for (const id of pageIds) {
      const { parent } = pages[id];
      expect(breadcrumb(id)).toEqual([...(parent && isOn(parent) ? breadcrumb(parent) : []), id]);
    }
    expect(breadcrumb('contact')).toEqual(['contact']);
  });
});

describe('document titles', () => {
  it('are the site title on the home page, and end with it everywhere else', () => {
    expect(documentTitle('home')).toBe(siteTitle);
    expect(documentTitle('contact')).toBe(`${pages.contact.title} | ${siteTitle}`);
    expect(documentTitle(undefined)).toBe(`Page Not Found | ${siteTitle}`);
    expect(new Set(pageIds.map(documentTitle)).size).toBe(pageIds.length);
  });
});

describe('URLs of targets', () => {
  it('are built from pages, anchors, queries, files and external URLs', () => {
    expect(addressOf({ page: 'contact' })).toBe('/contact');
    expect(addressOf({ page: 'contact', anchor: 'offices' })).toBe('/contact#offices');
    expect(
      addressOf({
        page: 'contact',
        query: { enquiryType: 'Solutions', specificCategory: 'Cloud Enablement & Migration' },
      }),
    ).toBe('/contact?enquiryType=Solutions&specificCategory=Cloud+Enablement+%26+Migration');
    expect(hrefOf({ page: 'contact' })).toBe('/contact');
    expect(addressOf({ anchor: 'apply' })).toBe('#apply');
    expect(addressOf({ file: 'flexpod-brochure.pdf' })).toBe('/media/flexpod-brochure.pdf');
    expect(addressOf({ url: 'mailto:a@example.com' })).toBe('mailto:a@example.com');
  });
});

describe('metadata for crawlers', () => {
  it('lists every page once in the sitemap', () => {
    const locations = [...sitemapXml().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(locations.sort()).toEqual(pageIds.map((id) => siteUrl + pages[id].path).sort());
    expect(robotsTxt()).toContain(`${siteUrl}/sitemap.xml`);
  });

  it('has the date of the last change of a page in the sitemap, if known', () => {
    const sitemap = sitemapXml(new Map([['contact', '2026-01-31']]));
    expect(sitemap).toContain(`<loc>${siteUrl}/contact</loc><lastmod>2026-01-31</lastmod>`);
    expect(sitemap.match(/<lastmod>/g)).toHaveLength(1);
  });

  it('has a security.txt that expires within a year', () => {
    const lines = securityTxt(new Date('2026-01-15T10:00:00Z')).trimEnd().split('\n');
    expect(lines).toEqual([
      `Contact: mailto:${company.email.security}`,
      'Expires: 2026-12-16T00:00:00Z',
      'Preferred-Languages: en',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
    ]);
  });

  it('gives each page a canonical URL and the not-found page none', () => {
    expect(headOf('contact').canonical).toBe(`${siteUrl}/contact`);
    expect(headOf('home').canonical).toBe(`${siteUrl}/`);
    expect(headOf(undefined).canonical).toBeUndefined();
  });

  it('has the organization on every page and a breadcrumb on inner pages', () => {
    const types = (data: object[]) => data.map((entry) => (entry as { '@type': string })['@type']);
    expect(types(structuredData('home'))).toEqual(['Organization']);
    for (const id of pageIds.filter((each) => each !== 'home')) {
      expect(types(structuredData(id)), id).toEqual(['Organization', 'BreadcrumbList']);
      // It begins with the home page, which breadcrumb() leaves out.
      expect(JSON.stringify(structuredData(id)[1]).match(/"position":/g)).toHaveLength(
        breadcrumb(id).length + 1,
      );
    }
  });
});
