import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/factory-of-the-future',
  title: 'Factory of the Future',
  heading: 'Factory of the Future',
  tagline: 'Plan the plant before you pour concrete',
  area: 'solutions',
  group: 'solutions',
  place: 2,
  parent: 'solutions',
  description:
    'Plan a plant, its resources and its production in one digital twin before anything is built, then run operations from the same model.',
  keywords: [
    'digital twin',
    'industry 4.0',
    'smart factory',
    'industrial engineering',
    'plant layout',
    'automation',
  ],
};
