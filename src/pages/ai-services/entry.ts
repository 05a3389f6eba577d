import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/ai-services',
  title: 'AI Services',
  heading: 'AI Services that earn their place',
  tagline: 'From the first use case to daily operation',
  area: 'ai',
  place: 3,
  parent: 'services',
  description:
    'AI strategy, assistants, prediction and operations, built on your data, measured against your baseline and governed in production.',
  keywords: [
    'ai',
    'artificial intelligence',
    'machine learning',
    'ml',
    'data science',
    'mlops',
    'computer vision',
    'gen ai',
    'ai agents',
    'ai consulting',
    'ai pricing',
    'eu ai act',
    'financial services',
  ],
};
