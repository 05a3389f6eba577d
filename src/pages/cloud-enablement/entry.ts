import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/cloud-enablement',
  title: 'Cloud Enablement Migration',
  heading: 'Cloud Enablement Migration',
  tagline: 'SAP to the cloud in four rehearsed waves',
  area: 'solutions',
  group: 'solutions',
  place: 7,
  parent: 'solutions',
  description:
    'Move SAP to AWS, Microsoft Azure, Google Cloud or RISE with SAP in four waves: rehearsed, reversible and signed off by the users.',
  keywords: [
    'cloud',
    'cloud migration',
    'migration',
    'rise with sap',
    'hosting',
    'azure',
    'microsoft azure',
    'aws',
    'amazon web services',
    'google cloud',
    'btp',
    'sap cloud platform',
    'hyperscaler',
    'cloud security',
    'finops',
    'ecc',
    'sap analytics cloud',
  ],
};
