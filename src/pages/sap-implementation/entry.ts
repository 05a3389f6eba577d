import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/sap-implementation',
  title: 'SAP Implementation and Integration Services',
  menuTitle: 'SAP Implementation',
  heading: 'SAP Implementation and Integration Services',
  tagline: 'S/4HANA in four governed phases',
  area: 'solutions',
  group: 'solutions',
  place: 6,
  parent: 'solutions',
  description:
    'S/4HANA implementation, conversion and integration in four governed phases, with rehearsed cut-overs and support through the first closes.',
  keywords: [
    'sap',
    'erp',
    's/4hana',
    's4hana',
    'hana',
    'fiori',
    'simple finance',
    'conversion',
    'migration',
    'scm',
  ],
};
