import type { LinkRecord } from '#content/types.ts';
import type { IndustryRecord } from './records.ts';

export const industriesHead = {
  title: 'Teams who know the rules of your industry',
  note: 'A vehicle recall, a validated batch and a well-site permit need different systems and different people. We staff each project with people who have done that work before.',
  action: { label: 'All industries', to: { page: 'industries' } } satisfies LinkRecord,
} as const;

export const industries = [
  {
    image: 'industry-automotive',
    title: 'Automotive',
    description: 'Sequenced parts, and recalls traced to the shift',
    to: { page: 'industries', anchor: 'automotive' },
  },
  {
    image: 'industry-manufacturing',
    title: 'Manufacturing',
    description: 'A schedule that planners and the line both trust',
    to: { page: 'industries', anchor: 'manufacturing' },
  },
  {
    image: 'industry-consumer-packaged-goods',
    title: 'Consumer Packaged Goods and Retail',
    description: 'Promotions matched with capacity before they are announced',
    to: { page: 'industries', anchor: 'consumer-packaged-goods-and-retail' },
  },
  {
    image: 'industry-high-tech',
    title: 'High Tech',
    description: 'Short product lives, long supply chains',
    to: { page: 'industries', anchor: 'high-tech' },
  },
  {
    image: 'industry-life-sciences',
    title: 'Life Sciences',
    description: 'Validated batches, released without paper',
    to: { page: 'industries', anchor: 'life-sciences' },
  },
  {
    image: 'industry-aerospace',
    title: 'Aerospace',
    description: 'Thirty years of history for every part',
    to: { page: 'industries', anchor: 'aerospace' },
  },
  {
    image: 'industry-oil-and-gas',
    title: 'Oil and Gas',
    description: 'Permits, crews and spare parts planned by well',
    to: { page: 'industries', anchor: 'oil-and-gas' },
  },
  {
    image: 'industry-retail',
    title: 'Retail',
    description: 'One stock figure for stores and online',
    to: { page: 'industries', anchor: 'retail' },
  },
  {
    image: 'industry-healthcare',
    title: 'Healthcare',
    description: 'Supplies at the bedside, patient records private',
    to: { page: 'industries', anchor: 'healthcare' },
  },
  {
    image: 'industry-financial-services',
    title: 'Financial Services',
    description: 'Every reported figure traced to its source',
    to: { page: 'industries', anchor: 'financial-services' },
  },
  {
    image: 'industry-telecommunications',
    title: 'Telecommunications',
    description: 'Field work billed from the work order',
    to: { page: 'industries', anchor: 'telecommunications' },
  },
  {
    image: 'industry-government',
    title: 'Government and Public Sector',
    description: 'Budgets and grants with a public audit trail',
    to: { page: 'industries', anchor: 'government-and-public-sector' },
  },
  {
    image: 'industry-services',
    title: 'Services',
    description: 'Project hours, staffing and margin in a single view',
    to: { page: 'industries', anchor: 'services' },
  },
] as const satisfies readonly IndustryRecord[];
