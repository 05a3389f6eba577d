import { describe, expect, it } from 'vitest';
import { pageIdAt, pages } from './pages.ts';
import { searchPages } from './search.ts';

const routesFor = (query: string) => searchPages(query).map((entry) => entry.route);

/** An owner may have switched pages off. */
function expectFound(expected: Readonly<Record<string, string>>): void {
  for (const [query, route] of Object.entries(expected)) {
    if (pageIdAt(route)) expect(routesFor(query), query).toContain(route);
  }
}

describe('search', () => {
  it('finds a part of a title or of a keyword, whatever the case', () => {
    const { title, path, keywords } = pages['privacy-policy'];
    expect(routesFor(title.toUpperCase())).toContain(path);
    expect(routesFor(title.slice(2, -2))).toContain(path);
    expect(routesFor(keywords[0]?.toUpperCase() ?? '')).toContain(path);
  });

  it('knows the abbreviations people type', () => {
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

  it('finds what buyers and applicants type, by whatever name', () => {
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

  it('shows no more than there is room for, titles before keywords', () => {
    expect(searchPages('a')).toHaveLength(8);
    const hasInTitle = searchPages('services').map(({ title }) => /services/i.test(title));
    expect(hasInTitle).toEqual([...hasInTitle].sort().reverse());
  });

  it('finds nothing for nothing', () => {
    expect(searchPages('')).toEqual([]);
    expect(searchPages('   ')).toEqual([]);
    expect(searchPages('zebra crossing')).toEqual([]);
  });
});
