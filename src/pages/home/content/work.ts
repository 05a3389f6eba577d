import type { LinkRecord, StatRecord } from '#content/types.ts';
import type { CapabilityRecord, FieldRecord } from './records.ts';

export const genAi = {
  title: 'Generative AI that answers from your own records',
  text: 'ConvokeAI answers questions from your ERP, PLM and quality data and cites its sources. Planners, buyers and auditors see only what their access rights allow. It runs in your own cloud tenant, and your data trains no model.',
  action: { label: 'Explore ConvokeAI', to: { page: 'convokeai' } } satisfies LinkRecord,
} as const;

export const genAiStats: readonly StatRecord[] = [
  { value: '50+', label: 'Gen AI projects delivered' },
  { value: '95', unit: '%', label: 'client satisfaction' },
  { value: '70', unit: '%', label: 'process efficiency gains' },
  { value: '24/7', label: 'AI-powered operations' },
];

export const genAiCapabilities: readonly CapabilityRecord[] = [
  {
    title: 'Grounded assistants',
    description:
      'Ask about orders, parts and inspections in plain language. Each answer cites the records behind it.',
  },
  {
    title: 'Document understanding',
    description:
      'Drawings, certificates and invoices become structured data. Fields the model is unsure of go to a person.',
  },
  {
    title: 'Predictive operations',
    description:
      'Scrap, downtime and late orders are flagged hours ahead, while the shift can still act on them.',
  },
  {
    title: 'Responsible by design',
    description: 'Every release passes bias tests and access checks, and a person signs it off.',
  },
];

export const solutions = {
  title: 'Systems from the CAD model to the general ledger',
  note: 'Buy any of the ten solutions alone or with others. They share master data, so a second project builds on the first.',
} as const;

export const expertise = {
  title: 'Talk to a client with systems like yours',
  note: 'Tell us your industry and your systems. We arrange a call with a comparable client and, if they agree, a visit to their plant.',
} as const;

export const expertiseStats: readonly StatRecord[] = [
  { value: '500+', label: 'global clients' },
  { value: '20+', label: 'years in manufacturing systems' },
  { value: '99', unit: '%', label: 'client satisfaction' },
];

export const expertiseFields: readonly FieldRecord[] = [
  {
    title: 'Plan',
    description:
      'A roadmap with costs, owners and dates, by consultants who have walked your plant and run systems like yours.',
    to: { page: 'consulting-services' },
  },
  {
    title: 'Build',
    description:
      'SAP, manufacturing execution, product lifecycle and cloud platforms, taken live by the team that designed them.',
    to: { page: 'sap-implementation' },
  },
  {
    title: 'Run',
    description:
      'A named support team, on duty around the clock, with response and resolution times in the contract.',
    to: { page: 'managed-services' },
  },
  {
    title: 'Buy ready-made',
    description:
      'Seven products of our own: shop-floor execution, mobile data collection, proof of delivery, utilities and more.',
    to: { page: 'products' },
  },
];
