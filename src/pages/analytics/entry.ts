import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/analytics',
  title: 'Data Analytics',
  heading: 'Data Analytics',
  tagline: 'Reports and forecasts from one governed model',
  area: 'solutions',
  group: 'solutions',
  place: 8,
  parent: 'solutions',
  description:
    'Dashboards, reports and forecasts from one governed data model on SAP and other sources, so that finance, sales and plants agree.',
  keywords: [
    'analytics',
    'bi',
    'business intelligence',
    'dashboards',
    'reporting',
    'business objects',
    'bw on hana',
    'data warehouse',
    'sap analytics cloud',
    'bw/4hana',
    'datasphere',
    'power bi',
    'data governance',
    'forecast',
  ],
};
