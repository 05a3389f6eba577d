import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/on-demand-services',
  title: 'On Demand Services',
  heading: 'On Demand Services for the gap in your team',
  tagline: 'The specialist you need, when you need one',
  area: 'services',
  group: 'services',
  place: 3,
  parent: 'services',
  description:
    'SAP, plant and data specialists by the hour, the project or in a shared team: four coverage levels, up to 40% lower cost, start within days.',
  keywords: [
    'staffing',
    'staff augmentation',
    'resources',
    'contractors',
    'shared services',
    'time and material',
    'fixed bid',
    'pricing',
    'hourly rate',
    'offshore',
    'abap',
  ],
};
