import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/intelligent-finance',
  title: 'Intelligent Finance',
  heading: 'Intelligent Finance',
  tagline: 'Close faster, with an audit trail',
  area: 'solutions',
  group: 'solutions',
  place: 9,
  parent: 'solutions',
  description:
    'S/4HANA Finance, planning and consolidation, receivables and Central Finance, set up so the books close faster with an audit trail.',
  keywords: [
    'finance',
    'bpc',
    'central finance',
    'revenue recognition',
    'treasury',
    'fp&a',
    'consolidation',
    'receivables',
  ],
};
