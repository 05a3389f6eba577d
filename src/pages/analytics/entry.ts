import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/analytics',
  title: 'Data Analytics',
  heading: 'Data Analytics',
  tagline: 'Numbers the whole board agrees on',
  area: 'solutions',
  group: 'solutions',
  place: 8,
  parent: 'solutions',
  description:
    'Dashboards, portals and governed data models on SAP and beyond, so that operations, finance and the board argue from the same numbers.',
  keywords: [
    'analytics',
    'bi',
    'business intelligence',
    'dashboards',
    'reporting',
    'business objects',
    'bw on hana',
    'data warehouse',
  ],
};
