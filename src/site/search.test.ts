import { describe, expect, it } from 'vitest';
import { pageIdAt, pages } from './pages.ts';
import { searchPages } from './search.ts';

const routesFor = (query: string) => searchPages(query).map((entry) => entry.route);

/** Skips pages that the owner has switched off. */
function expectFound(expected: Readonly<Record<string, string>>): void {
  for (const [query, route] of Object.entries(expected)) {
    if (pageIdAt(route)) expect(routesFor(query), query).toContain(route);
  }
}

describe('search', () => {
  it('matches parts of titles and keywords, ignoring case', () => {
    const { title, path, keywords } = pages['privacy-policy'];
    expect(routesFor(title.toUpperCase())).toContain(path);
    expect(routesFor(title.slice(2, -2))).toContain(path);
    expect(routesFor(keywords[0]?.toUpperCase() ?? '')).toContain(path);
  });

  it('finds pages by common abbreviations', () => {
    const expected = {
      MES: '/manufacturing-operations',
      WMS: '/manufacturing-operations',
      QMS: '/manufacturing-operations',
      PLM: '/product-lifecycle-management',
      ERP: '/sap-implementation',
      'S/4HANA': '/sap-implementation',
      POD: '/products/flexpod',
      RF: '/products/flexmobex',
      jobs: '/careers',
      privacy: '/privacy-policy',
    };
    expectFound(expected);
  });

  it('finds pages by the terms that buyers and applicants use', () => {
    const expected = {
      ServiceNow: '/convokeai',
      telecommunications: '/industries',
      'financial services': '/industries',
      pricing: '/services',
      security: '/managed-services',
      'ISO 27001': '/about',
      ECC: '/sap-implementation',
      insights: '/',
      Azure: '/cloud-enablement',
      salary: '/careers',
      barcode: '/products/flexmobex',
      GDPR: '/privacy-policy',
    };
    expectFound(expected);
  });

  it('limits the results and lists matches in titles before those in keywords', () => {
    expect(searchPages('a')).toHaveLength(8);
    const hasInTitle = searchPages('services').map(({ title }) => /services/i.test(title));
    expect(hasInTitle).toEqual([...hasInTitle].sort().reverse());
  });

  it('finds nothing for an empty or unknown query', () => {
    expect(searchPages('')).toEqual([]);
    expect(searchPages('   ')).toEqual([]);
    expect(searchPages('zebra crossing')).toEqual([]);
  });
});
