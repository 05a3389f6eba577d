import type { PageEntry } from '../page-entry.ts';

const inServices = { area: 'services', group: 'services', parent: 'services' } as const;

/** In the order of the menus. */
export const servicePages = {
  'managed-services': {
    ...inServices,
    path: '/managed-services',
    title: 'Managed Services',
    heading: 'Managed Services that follow the sun',
    tagline: 'Someone awake for every shift',
  },
  'consulting-services': {
    ...inServices,
    path: '/consulting-services',
    title: 'Consulting Services',
    heading: 'Consulting Services that end in a plan',
    tagline: 'An assessment you can act on',
  },
  'on-demand-services': {
    ...inServices,
    path: '/on-demand-services',
    title: 'On Demand Services',
    heading: 'On Demand Services, sized to the week',
    tagline: 'The specialist you need, when you need one',
  },
} as const satisfies Record<string, PageEntry>;
