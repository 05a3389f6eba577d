import type { Industry } from './industry.ts';

export const industries = [
  {
    id: 'automotive',
    image: 'industry-automotive',
    title: 'Automotive',
    related: ['manufacturing-operations', 'product-lifecycle-management'],
  },
  {
    id: 'manufacturing',
    image: 'industry-manufacturing',
    title: 'Manufacturing',
    related: ['mdslite', 'digital-manufacturing'],
  },
  {
    id: 'consumer-packaged-goods-and-retail',
    image: 'industry-consumer-packaged-goods',
    title: 'Consumer Packaged Goods and Retail',
    related: ['sap-implementation', 'analytics'],
  },
  {
    id: 'high-tech',
    image: 'industry-high-tech',
    title: 'High Tech',
    related: ['product-lifecycle-management', 'iot-big-data'],
  },
  {
    id: 'life-sciences',
    image: 'industry-life-sciences',
    title: 'Life Sciences',
    related: ['manufacturing-operations', 'managed-services'],
  },
  {
    id: 'aerospace',
    image: 'industry-aerospace',
    title: 'Aerospace',
    related: ['product-lifecycle-management', 'digital-manufacturing'],
  },
  {
    id: 'oil-and-gas',
    image: 'industry-oil-and-gas',
    title: 'Oil and Gas',
    related: ['iot-big-data', 'flexmobex'],
  },
  {
    id: 'retail',
    image: 'industry-retail',
    title: 'Retail',
    related: ['analytics', 'cloud-enablement'],
  },
  {
    id: 'healthcare',
    image: 'industry-healthcare',
    title: 'Healthcare',
    related: ['ai-services', 'managed-services'],
  },
  {
    id: 'financial-services',
    image: 'industry-financial-services',
    title: 'Financial Services',
    related: ['intelligent-finance', 'convokeai'],
  },
  {
    id: 'telecommunications',
    image: 'industry-telecommunications',
    title: 'Telecommunications',
    related: ['iot-big-data', 'analytics'],
  },
  {
    id: 'government-and-public-sector',
    image: 'industry-government',
    title: 'Government and Public Sector',
    related: ['consulting-services', 'cloud-enablement'],
  },
  {
    id: 'services',
    image: 'industry-services',
    title: 'Services',
    related: ['intelligent-finance', 'on-demand-services'],
  },
] as const satisfies readonly Industry[];
