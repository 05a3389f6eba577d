import type { LinkRecord } from '#content/types.ts';
import type { IndustryRecord } from './records.ts';

export const industriesHead = {
  title: 'Thirteen industries, and the constraints that come with each',
  note: 'A recall, a validated batch and a well-site permit are different problems. Our teams are organized by the one you have.',
  action: { label: 'All industries', to: { page: 'industries' } } satisfies LinkRecord,
} as const;

export const industries = [
  {
    image: 'industry-automotive',
    title: 'Automotive',
    description: 'Sequenced parts and a recall traced to the shift',
    to: { page: 'industries', anchor: 'automotive' },
  },
  {
    image: 'industry-manufacturing',
    title: 'Manufacturing',
    description: 'One schedule that planning and the line both trust',
    to: { page: 'industries', anchor: 'manufacturing' },
  },
  {
    image: 'industry-consumer-packaged-goods',
    title: 'Consumer Packaged Goods and Retail',
    description: 'Promotions planned with the plant in the room',
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
    description: 'Every part with its history, for thirty years',
    to: { page: 'industries', anchor: 'aerospace' },
  },
  {
    image: 'industry-oil-and-gas',
    title: 'Oil and Gas',
    description: 'Permits, crews and spares at the same well',
    to: { page: 'industries', anchor: 'oil-and-gas' },
  },
  {
    image: 'industry-retail',
    title: 'Retail',
    description: 'Stock the store can promise to the minute',
    to: { page: 'industries', anchor: 'retail' },
  },
  {
    image: 'industry-healthcare',
    title: 'Healthcare',
    description: 'Supplies on the ward, records kept private',
    to: { page: 'industries', anchor: 'healthcare' },
  },
  {
    image: 'industry-financial-services',
    title: 'Financial Services',
    description: 'A close that stands up to the auditor',
    to: { page: 'industries', anchor: 'financial-services' },
  },
  {
    image: 'industry-telecommunications',
    title: 'Telecommunications',
    description: 'Field work and billing from one order',
    to: { page: 'industries', anchor: 'telecommunications' },
  },
  {
    image: 'industry-government',
    title: 'Government and Public Sector',
    description: 'Budgets, grants and a trail anyone may read',
    to: { page: 'industries', anchor: 'government-and-public-sector' },
  },
  {
    image: 'industry-services',
    title: 'Services',
    description: 'Hours, margins and people on the same page',
    to: { page: 'industries', anchor: 'services' },
  },
] as const satisfies readonly IndustryRecord[];
