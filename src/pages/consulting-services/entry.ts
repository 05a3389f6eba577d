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
    'Four steps from a frank assessment to a roadmap your own team can run, across eight industries and twelve technologies.',
  keywords: [
    'consulting',
    'advisory',
    'assessment',
    'roadmap',
    'strategy',
    'business case',
    'digital transformation',
  ],
};
