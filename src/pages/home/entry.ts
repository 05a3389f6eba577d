import { company } from '#content/company.ts';
import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/',
  title: 'Home',
  heading: company.tagline,
  tagline: 'What we draw, build and keep running',
  area: 'company',
  place: 1,
  description:
    'Consulting, implementation and software for manufacturers: plant systems, product lifecycle, SAP, cloud, analytics, finance, IoT and AI.',
  keywords: ['home', 'start', 'Kelvane'],
};
