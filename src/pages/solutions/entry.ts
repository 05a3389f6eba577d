import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/solutions',
  title: 'Solutions',
  heading: 'Solutions that share their data, from design to ledger',
  tagline: 'Ten practices for engineering, plant, supply chain and finance',
  area: 'solutions',
  place: 2,
  description:
    'Ten practices for manufacturers that share their master data: AI, plant systems, PLM, SAP, cloud, analytics, finance and IoT.',
  keywords: ['solutions', 'practices', 'offerings', 'what we do', 'erp', 'digital transformation'],
};
