import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/ai-services',
  title: 'AI Services',
  heading: 'AI Services that earn their place',
  tagline: 'From the first use case to a model in production',
  area: 'ai',
  place: 3,
  parent: 'services',
  description:
    'From the first use case to models in production: strategy, engineering and operations for AI that is measured, governed and paid back.',
  keywords: [
    'ai',
    'artificial intelligence',
    'machine learning',
    'ml',
    'data science',
    'mlops',
    'computer vision',
    'gen ai',
  ],
};
