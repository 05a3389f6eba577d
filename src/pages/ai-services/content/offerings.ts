import { dollars } from '#content/money.ts';
import { firstStep } from '#content/prices.ts';
import type { CardRecord, OfferRecord } from '#content/records/services.ts';
import { blendedRate } from '#content/role-rates.ts';

/** The hours that the smallest of each takes; the first is priced with ConvokeAI. */
const hours = { assistant: 1_000, model: 1_200, monthOfOperation: 40 } as const;
const priceOf = (of: number) => dollars(of * blendedRate);

export const offerings: readonly OfferRecord[] = [
  {
    title: 'AI Strategy and Readiness',
    description:
      'Use cases ranked by value, data and risk. What a report or a simple rule can solve is taken off the list; the strongest use case is built as a prototype.',
    features: ['Use-case ranking', 'Data audit', 'Prototype'],
    duration: '4 weeks',
    price: `From ${firstStep.convokeai}`,
    outcome: 'A ranked list with the cost of each item, and a working prototype',
  },
  {
    title: 'Generative AI and Agents',
    description:
      'Assistants on your own records, in your own cloud tenant, with sources shown and a person who signs off. Your data trains no shared model.',
    features: ['Retrieval', 'Agent design', 'Answer tests'],
    duration: '8 to 12 weeks',
    price: `From ${priceOf(hours.assistant)}, about ${hours.assistant.toLocaleString('en-US')} hours`,
    outcome: 'An assistant in daily use by a named team',
  },
  {
    title: 'Machine Learning and Prediction',
    description:
      'Forecasts, failure prediction and visual inspection, trained on your history and tested on a year that the model has not seen.',
    features: ['Forecasting', 'Failure prediction', 'Inspection'],
    duration: '10 to 14 weeks',
    price: `From ${priceOf(hours.model)}, about ${hours.model.toLocaleString('en-US')} hours`,
    outcome: 'A model tested against today’s method on held-out data, and used only if it wins',
  },
  {
    title: 'AI Operations and Governance',
    description:
      'Models in production are monitored for drift, cost and misuse. Each has a date on which it is retrained or retired.',
    features: ['Monitoring', 'Model register', 'Retraining'],
    duration: 'Monthly contract',
    price: `From ${priceOf(hours.monthOfOperation)} a month for the first model, ${hours.monthOfOperation} hours`,
    outcome: 'A register of models, owners and test results',
  },
];

export const capabilities: readonly Required<CardRecord>[] = [
  {
    title: 'Language and documents',
    description: 'For mail, contracts, scans and speech.',
    features: [
      'Retrieval with citations',
      'Contract and invoice extraction',
      'Translated work instructions',
      'Case and shift summaries',
    ],
  },
  {
    title: 'Vision and sensing',
    description: 'For cameras, microphones and sensors on the line.',
    features: [
      'Surface and assembly inspection',
      'Gauge, label and plate reading',
      'Safety-zone detection',
      'Vibration and acoustic signatures',
    ],
  },
  {
    title: 'Prediction and optimization',
    description: 'For forecasts and the best sequence of work.',
    features: [
      'Demand and cash forecasts',
      'Remaining useful life of assets',
      'Finite schedules with changeovers',
      'Yield and recipe tuning',
    ],
  },
  {
    title: 'Governance and operations',
    description: 'For risk, audit and IT operations.',
    features: [
      'Model register and data lineage',
      'Bias, leakage and robustness tests',
      'Risk classes under the EU AI Act',
      'Drift, latency and cost monitoring',
    ],
  },
];
