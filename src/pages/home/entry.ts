import { company } from '#content/company.ts';
import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/',
  title: 'Home',
  heading: company.tagline,
  tagline: 'What we draw, build and keep running',
  area: 'company',
  place: 1,
  description: company.description,
  keywords: ['home', 'start', company.shortName],
};
