import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/digital-manufacturing',
  title: 'Digital Manufacturing',
  heading: 'Digital Manufacturing',
  tagline: 'Prove the process in simulation first',
  area: 'solutions',
  group: 'solutions',
  place: 5,
  parent: 'solutions',
  description:
    'Process planning, robot programs and ergonomics proved in simulation, so the first part off the line is the part that was planned.',
  keywords: [
    'simulation',
    'robotics',
    'process planning',
    'delmia',
    'ergonomics',
    '4d simulation',
    'virtual commissioning',
  ],
};
