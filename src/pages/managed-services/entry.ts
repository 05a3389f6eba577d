import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/managed-services',
  title: 'Managed Services',
  heading: 'Managed Services that follow the sun',
  tagline: 'Someone awake for every shift',
  area: 'services',
  group: 'services',
  place: 1,
  parent: 'services',
  description:
    'Round-the-clock support for SAP and plant systems with four service levels, from Bronze to Platinum, and a 99.9% uptime commitment.',
  keywords: [
    'ams',
    'application support',
    'sla',
    'follow the sun',
    'help desk',
    '24/7 support',
    'outsourcing',
    'uptime',
  ],
};
