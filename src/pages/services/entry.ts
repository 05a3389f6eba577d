import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/services',
  title: 'IT Services',
  heading: 'IT Services for systems that must not stop',
  tagline: 'Managed, consulting and on-demand services',
  area: 'services',
  place: 4,
  description:
    'Managed, consulting and on-demand services for SAP, plant systems and cloud, by an independent, ISO/IEC 27001 certified team.',
  keywords: [
    'it services',
    'support',
    'outsourcing',
    'operations',
    'pricing',
    'security',
    'iso 27001',
    'soc 2',
    'ecc',
  ],
};
