import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/product-lifecycle-management',
  title: 'Product Lifecycle Management',
  heading: 'Product Lifecycle Management',
  tagline: 'CATIA, ENOVIA and Teamcenter connected with SAP',
  area: 'solutions',
  group: 'solutions',
  place: 4,
  parent: 'solutions',
  description:
    'CATIA, ENOVIA and Teamcenter connected with SAP and the plant: shared bills of materials, and changes that the plant sees the same day.',
  keywords: [
    'plm',
    'catia',
    'enovia',
    'teamcenter',
    '3dexperience',
    'cad',
    'bom',
    'engineering change',
    'mbom',
    'dassault',
    'siemens',
    'cad migration',
    'export control',
  ],
};
