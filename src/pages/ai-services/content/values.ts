import type { ImpactMetric } from '#content/records/services.ts';

export const values: readonly ImpactMetric[] = [
  {
    metric: '5.2x ROI',
    title: 'Return your controller can audit',
    description:
      'Benefit over full cost, counted by the client’s finance team against the agreed baseline. Licenses, cloud and our own invoices are in the cost.',
  },
  {
    metric: '300% faster',
    title: 'Time to a decision',
    description: 'From request to a released decision in the processes we took on.',
  },
  {
    metric: '65% efficiency',
    title: 'Handled without touch',
    description: 'Efficiency gained where routine cases pass through and people keep the hard ones.',
  },
  {
    metric: '45% cost saving',
    title: 'Cost per case',
    description: 'Operating cost per document, ticket or inspection after the first year.',
  },
  {
    metric: '92% NPS',
    title: 'Asked of the users',
    description: 'Scored by the people who work with the result each day, once a quarter.',
  },
  {
    metric: 'Zero bias',
    title: 'Fair by test',
    description:
      'Each model is compared across the groups its decisions touch. A measurable difference stops the release, and the test result goes into the model register.',
  },
];
