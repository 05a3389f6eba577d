import type { ImpactMetric } from '#content/records/services.ts';

export const values: readonly ImpactMetric[] = [
  {
    metric: '5.2x ROI',
    title: 'Return on the full cost',
    description:
      'Benefit minus cost over three years, divided by cost, counted and projected by the client’s finance team from the agreed baseline. Licenses, cloud and our own invoices are part of the cost.',
  },
  {
    metric: '300% faster',
    title: 'Time to a decision',
    description:
      'From request to released decision, such as a credit approval: four decisions in the time one took.',
  },
  {
    metric: '65% efficiency',
    title: 'Touchless processing',
    description:
      'The share of cases closed without manual work, such as invoices matched and posted; people handle the rest.',
  },
  {
    metric: '45% cost saving',
    title: 'Cost per case',
    description:
      'Running cost per document, ticket or inspection after the first year: for example $2.20 per invoice, from $4.00.',
  },
  {
    metric: '92% NPS',
    title: 'Users who recommend it',
    description:
      'The share of daily users who would recommend it, asked every quarter: a plain share, not a net score.',
  },
  {
    metric: 'Zero bias',
    title: 'Fairness tested before release',
    description:
      'Each model is compared across the groups of people its decisions affect. Zero means that no released model exceeds the agreed limit: a larger difference stops the release. Results stay in the model register.',
  },
];
