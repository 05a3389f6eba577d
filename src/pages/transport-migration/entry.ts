import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/products/transport-migration',
  title: 'Transport Migration Utility',
  heading: 'Transport Migration Utility',
  tagline: 'SAP transports, approved and in sequence',
  area: 'products',
  group: 'products',
  place: 6,
  parent: 'products',
  description:
    'TMU moves SAP code and configuration from development to quality to production with one repository, approvals and object sequencing.',
  keywords: [
    'tmu',
    'sap transport',
    'change management',
    'release management',
    'solution manager',
    'cts',
    'migration',
    'stms',
    'approval',
    'audit trail',
    'price',
  ],
};
