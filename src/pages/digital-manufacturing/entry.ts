import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/digital-manufacturing',
  title: 'Digital Manufacturing',
  heading: 'Digital Manufacturing',
  tagline: 'Processes proven in simulation before launch',
  area: 'solutions',
  group: 'solutions',
  place: 5,
  parent: 'solutions',
  description:
    'Process plans, robot programs and ergonomics proven in simulation, so that faults are fixed on screen before tooling is built.',
  keywords: [
    'simulation',
    'robotics',
    'process planning',
    'delmia',
    'ergonomics',
    '4d simulation',
    'virtual commissioning',
    'offline programming',
    'robot simulation',
    'tecnomatix',
    'work instructions',
  ],
};
