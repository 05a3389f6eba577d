import { company } from '#content/company.ts';
import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/',
  title: 'Home',
  heading: company.tagline,
  tagline: 'Plant, product and SAP systems for manufacturers',
  area: 'company',
  place: 1,
  description: company.description,
  keywords: [
    'home',
    'start',
    company.shortName,
    'insights',
    'articles',
    'blog',
    'news',
    'case study',
    'clients',
    'references',
    'partners',
    'alliances',
    'newsletter',
  ],
};
