import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/solutions',
  title: 'Solutions',
  heading: 'Ten solutions, one thread of data',
  tagline: 'Ten practices that take an idea from the drawing to a running plant',
  area: 'solutions',
  place: 2,
  description:
    'Ten practices that take an idea from the drawing to a running plant: AI, plant systems, PLM, SAP, cloud, analytics, finance and IoT.',
  keywords: ['solutions', 'practices', 'offerings', 'what we do'],
};
