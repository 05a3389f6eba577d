import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/factory-of-the-future',
  title: 'Factory of the Future',
  heading: 'Factory of the Future',
  tagline: 'Test the plant in a digital twin before you build it',
  area: 'solutions',
  group: 'solutions',
  place: 2,
  parent: 'solutions',
  description:
    'Plan layout, line balance and staffing of a plant in a digital twin, test the volume plan on it, and run operations from the same data.',
  keywords: [
    'digital twin',
    'industry 4.0',
    'smart factory',
    'industrial engineering',
    'plant layout',
    'automation',
    'line balancing',
    'delmia',
    'tecnomatix',
    'plant simulation',
    'agv',
  ],
};
