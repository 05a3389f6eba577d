import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/services',
  title: 'IT Services',
  heading: 'IT Services for systems that must not stop',
  tagline: 'Three ways to have us at work in your systems',
  area: 'services',
  place: 4,
  description:
    'Managed, consulting and on-demand services from one team that knows plant, ERP and cloud, priced by time and material or fixed bid.',
  keywords: ['it services', 'support', 'outsourcing', 'operations'],
};
