import type { CardRecord, OfferRecord } from '#content/records/services.ts';

export const offerings: readonly OfferRecord[] = [
  {
    title: 'AI Strategy and Readiness',
    description:
      'Use cases are ranked by value, data and risk. The ones that need a report, a rule or a phone call are crossed out.',
    features: ['Use-case ranking', 'Data audit', 'Business case'],
    duration: '4 weeks',
    outcome: 'A ranked list with owners and a budget',
  },
  {
    title: 'Generative AI and Agents',
    description:
      'Assistants on your own records, with sources shown, limits on what they may do, and a person who signs off.',
    features: ['Retrieval', 'Agent design', 'Answer tests'],
    duration: '8 to 12 weeks',
    outcome: 'One assistant in daily use by a named team',
  },
  {
    title: 'Machine Learning and Prediction',
    description:
      'Forecasts, failure prediction and visual inspection, trained on your history and judged on a year the model never saw.',
    features: ['Forecasting', 'Failure prediction', 'Inspection'],
    duration: '10 to 14 weeks',
    outcome: 'A model that beats today’s method on held-out data',
  },
  {
    title: 'AI Operations and Governance',
    description:
      'Models in production are watched for drift, cost and misuse, and retrained or retired on a calendar.',
    features: ['Monitoring', 'Model register', 'Retraining'],
    duration: 'Month by month',
    outcome: 'A register of models, owners and test results',
  },
];

export const capabilities: readonly Required<CardRecord>[] = [
  {
    title: 'Language and documents',
    description: 'For whatever arrives as text, scan or speech.',
    features: [
      'Retrieval with citations',
      'Contract and invoice extraction',
      'Translated work instructions',
      'Case and shift summaries',
    ],
  },
  {
    title: 'Vision and sensing',
    description: 'For what a camera or a sensor sees first.',
    features: [
      'Surface and assembly inspection',
      'Gauge, label and plate reading',
      'Safety-zone detection',
      'Vibration and acoustic signatures',
    ],
  },
  {
    title: 'Prediction and optimization',
    description: 'For the next number, and the best order of work.',
    features: [
      'Demand and cash forecasts',
      'Remaining useful life of assets',
      'Finite schedules with changeovers',
      'Yield and recipe tuning',
    ],
  },
  {
    title: 'Governance and operations',
    description: 'For the people who have to answer for it.',
    features: [
      'Model register and data lineage',
      'Bias, leakage and robustness tests',
      'Risk classes under the EU AI Act',
      'Drift, latency and cost monitoring',
    ],
  },
];
