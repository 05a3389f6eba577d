import { followsTheSun } from '#content/shifts.ts';
import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/managed-services',
  title: 'Managed Services',
  heading: followsTheSun ? 'Managed Services that follow the sun' : 'Managed Services around the clock',
  tagline: 'SAP and plant systems run around the clock',
  area: 'services',
  group: 'services',
  place: 1,
  parent: 'services',
  description:
    'Round-the-clock support for SAP and plant systems: four SLA levels from Bronze to Platinum, 99.9% uptime at Gold, resolution targets and credits.',
  keywords: [
    'ams',
    'application support',
    'sla',
    ...(followsTheSun ? ['follow the sun'] : []),
    'help desk',
    '24/7 support',
    'outsourcing',
    'uptime',
    'severity',
    'response time',
    'pricing',
    'security',
    'iso 27001',
    'soc 2',
  ],
};
