import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/products/flexutility',
  title: 'FlexUtility',
  heading: 'FlexUtility, from meter to cash',
  tagline: 'Utility management on SAP, meter to cash',
  area: 'products',
  group: 'products',
  place: 5,
  parent: 'products',
  description:
    'FlexUtility manages customers, metering, billing and field work for regulated utilities, built on three SAP systems: CRM, IS-U and the core.',
  keywords: [
    'utilities',
    'utility billing',
    'is-u',
    'metering',
    'crm',
    'meter to cash',
    'water',
    'power',
    'gas',
    'fi-ca',
    'smart meter',
    's/4hana utilities',
    'price',
  ],
};
