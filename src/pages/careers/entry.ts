import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/careers',
  title: 'Careers',
  heading: 'Build what will still be running in ten years',
  tagline: 'Open positions with duties, pay and benefits',
  area: 'company',
  closingArea: 'solutions',
  place: 8,
  description:
    'Open positions in engineering, product, infrastructure, design, analytics and sales: duties, pay, benefits, hybrid work, and an answer in three weeks.',
  keywords: [
    'careers',
    'jobs',
    'vacancies',
    'positions',
    'apply',
    'resume',
    'hiring',
    'work with us',
    'salary',
    'pay',
    'benefits',
    'internship',
    'remote',
    'hybrid',
    'equal opportunity',
  ],
};
