import { describe, expect, it } from 'vitest';
import { maxResults, searchPages } from './search.ts';

const routesFor = (query: string) => searchPages(query).map((entry) => entry.route);

describe('search', () => {
  it('finds a part of a title or of a keyword, whatever the case', () => {
    expect(routesFor('fLeXpOd')).toContain('/products/flexpod');
    expect(routesFor('xpo')).toContain('/products/flexpod');
    expect(routesFor('PROOF OF')).toContain('/products/flexpod');
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
    for (const [query, route] of Object.entries(expected)) expect(routesFor(query), query).toContain(route);
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
    for (const [query, route] of Object.entries(expected)) expect(routesFor(query), query).toContain(route);
  });

  it('shows no more than there is room for, titles before keywords', () => {
    expect(searchPages('a')).toHaveLength(maxResults);
    expect(routesFor('migration')[0]).toBe('/cloud-enablement');
  });

  it('finds nothing for nothing', () => {
    expect(searchPages('')).toEqual([]);
    expect(searchPages('   ')).toEqual([]);
    expect(searchPages('zebra crossing')).toEqual([]);
  });
});
