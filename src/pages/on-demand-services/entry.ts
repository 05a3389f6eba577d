import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/on-demand-services',
  title: 'On Demand Services',
  heading: 'On Demand Services, sized to the week',
  tagline: 'The specialist you need, when you need one',
  area: 'services',
  group: 'services',
  place: 3,
  parent: 'services',
  description:
    'Specialists by the hour, the project or the shared team: three delivery models and four coverage levels, at up to 40% lower cost.',
  keywords: [
    'staffing',
    'staff augmentation',
    'resources',
    'contractors',
    'shared services',
    'time and material',
    'fixed bid',
  ],
};
