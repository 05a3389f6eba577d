import { company } from '#content/company.ts';
import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/about',
  title: 'About',
  heading: `Founded in ${company.foundingPlace}, at work around the world`,
  tagline: 'Who we are and how we work',
  area: 'company',
  place: 7,
  description: `Founded in ${company.foundingYear} in ${company.foundingPlace}, ${company.foundingCountry}: more than 350 people in five delivery locations who plan systems, build them and keep them running.`,
  keywords: ['about', 'company', 'history', 'leadership', 'team', 'values', 'vision', 'mission'],
};
