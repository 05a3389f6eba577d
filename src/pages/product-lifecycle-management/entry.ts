import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/product-lifecycle-management',
  title: 'Product Lifecycle Management',
  heading: 'Product Lifecycle Management',
  tagline: 'CATIA, ENOVIA and Teamcenter, connected',
  area: 'solutions',
  group: 'solutions',
  place: 4,
  parent: 'solutions',
  description:
    'CATIA, ENOVIA and Teamcenter connected to the plant: one bill of materials, governed change and a design record that reaches the line.',
  keywords: ['plm', 'catia', 'enovia', 'teamcenter', '3dexperience', 'cad', 'bom', 'engineering change'],
};
