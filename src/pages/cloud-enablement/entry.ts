import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/cloud-enablement',
  title: 'Cloud Enablement Migration',
  heading: 'Cloud Enablement Migration',
  tagline: 'Move workloads in waves, not weekends',
  area: 'solutions',
  group: 'solutions',
  place: 7,
  parent: 'solutions',
  description:
    'Move SAP and the systems around it to the cloud in waves you can rehearse, reverse and sign off, while the plant keeps shipping.',
  keywords: [
    'cloud',
    'cloud migration',
    'migration',
    'rise with sap',
    'hosting',
    'azure',
    'aws',
    'btp',
    'sap analytics cloud',
  ],
};
