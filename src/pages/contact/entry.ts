import { company } from '#content/company.ts';
import { cities } from '#content/places.ts';
import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/contact',
  title: 'Contact',
  heading: 'Get in Touch',
  tagline: 'Write, call or visit',
  area: 'company',
  look: { tone: 'paper', skin: 'drawn' },
  place: 9,
  description: `Write to us in ${cities('or')}, call, or use the enquiry form. A person reads every message and answers within one business day.`,
  keywords: [
    'contact',
    'email',
    'phone',
    'address',
    'offices',
    ...company.offices.map(({ city }) => city.toLowerCase()),
    'enquiry',
    'consultation',
    'support',
    'demo',
    'quote',
    'request for proposal',
    'RFP',
    'business hours',
    'visit',
  ],
};
