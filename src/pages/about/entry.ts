import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/about',
  title: 'About',
  heading: 'Founded in Texas, at work around the world',
  tagline: 'Who we are and how we work',
  area: 'company',
  place: 7,
  description:
    'Founded in 2005 in Texas, USA: more than 350 people in five delivery locations who plan systems, build them and keep them running.',
  keywords: ['about', 'company', 'history', 'leadership', 'team', 'values', 'vision', 'mission'],
};
