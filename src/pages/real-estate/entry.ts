import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/products/real-estate',
  title: 'Real Estate Management Integration',
  menuTitle: 'Real Estate Integration',
  heading: 'Real Estate Management Integration',
  tagline: 'Property, CRM, finance and documents in one record',
  area: 'products',
  group: 'products',
  place: 7,
  parent: 'products',
  description:
    'Property management, CRM, finance and documents joined into one record per unit: 40% faster to the first invoice, 95% matching accuracy.',
  keywords: [
    'real estate',
    'property management',
    'lease',
    'facilities',
    'crm',
    'document management',
    'integration',
    'rent',
    'tenant',
    're-fx',
    'yardi',
    'price',
  ],
};
