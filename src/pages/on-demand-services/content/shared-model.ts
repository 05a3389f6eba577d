import type { Factor, SharedModelBenefit } from '#content/records/services.ts';

export const benefits: readonly SharedModelBenefit[] = [
  {
    metric: 'Up to 40%',
    title: 'Cost reduction',
    description: 'Compared with a dedicated team of equal skills, because idle hours are shared.',
  },
  {
    metric: '5 days',
    title: 'Time to start',
    description:
      'From signature to the first ticket. The team already supports your release for another client.',
  },
  {
    metric: '2 people',
    title: 'Cover for absence',
    description: 'At least two people know each of your systems, so vacations cause no delay.',
  },
  {
    metric: '1 fix for all',
    title: 'Learning carried over',
    description: 'A fault found at one client is looked for at every other client on that release.',
  },
];

export const factors: readonly Factor[] = [
  {
    factor: 'Technology',
    description: 'Matching product, release and degree of custom code, so that knowledge carries over.',
  },
  {
    factor: 'Working hours',
    description:
      'Time zones and peaks that complement each other: one client’s year end is another’s quiet quarter.',
  },
  {
    factor: 'Criticality',
    description: 'Similar coverage levels, so that no client always comes second.',
  },
];
