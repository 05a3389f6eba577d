import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/industries',
  title: 'Industries',
  heading: 'Deep in the work of thirteen industries',
  tagline: 'Thirteen verticals and what is hard in each',
  area: 'company',
  look: { tone: 'paper', skin: 'drawn' },
  place: 6,
  description:
    'What is hard in automotive, aerospace, life sciences, oil and gas, retail and eight more industries, and what we do about it.',
  keywords: [
    'industries',
    'verticals',
    'automotive',
    'aerospace',
    'life sciences',
    'oil and gas',
    'retail',
    'healthcare',
    'government',
  ],
};
