import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/consulting-services',
  title: 'Consulting Services',
  heading: 'Consulting Services that end in a plan',
  tagline: 'An assessment you can act on',
  area: 'services',
  group: 'services',
  place: 2,
  parent: 'services',
  description:
    'Ten weeks from interviews to a priced roadmap your own team can run, by independent consultants in eight industries and twelve technologies.',
  keywords: [
    'consulting',
    'advisory',
    'assessment',
    'roadmap',
    'strategy',
    'business case',
    'digital transformation',
    'servicenow',
    'pricing',
    'rates',
    'independent',
    'ecc',
  ],
};
