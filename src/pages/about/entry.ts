import { company } from '#content/company.ts';
import { deliveryLocations } from '#content/places.ts';
import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/about',
  title: 'About',
  heading: `Founded in ${company.foundingPlace}, at work around the world`,
  tagline: 'History, people, values and what backs them up',
  area: 'company',
  place: 7,
  description: `Founded in ${company.foundingYear} in ${company.foundingPlace}, ${company.foundingCountry}: more than 350 people in ${deliveryLocations} who plan, build and run systems for manufacturers.`,
  keywords: [
    'about',
    'company',
    'history',
    'leadership',
    'team',
    'values',
    'vision',
    'mission',
    'security',
    'iso 27001',
    'soc 2',
    'certification',
    'independent',
    'pricing',
    'price',
    'cost',
    'rates',
    'locations',
    'delivery centers',
  ],
};
