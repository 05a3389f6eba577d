import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/terms-of-use',
  title: 'Terms of use',
  heading: 'Terms of use',
  tagline: 'The terms for using this website',
  area: 'company',
  place: 10,
  description:
    'The terms under which this website may be used, the law that governs them and how you hear of changes.',
  keywords: ['terms', 'conditions', 'legal', 'governing law', 'liability'],
};
