import type { LinkRecord, StatRecord } from '#content/types.ts';
import type { CapabilityRecord, FieldRecord } from './records.ts';

export const genAi = {
  title: 'Generative AI that answers from your records',
  text: 'ConvokeAI sits on a governed data foundation, so a planner, a buyer and an auditor get the same answer and can see where it came from.',
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
      'Ask ERP, PLM and quality records in plain language. Each answer cites the record behind it.',
  },
  {
    title: 'Document understanding',
    description:
      'Drawings, certificates and invoices become structured data; doubtful fields go to a person.',
  },
  {
    title: 'Predictive operations',
    description: 'Scrap, downtime and late orders are flagged while there is still a shift left to act.',
  },
  {
    title: 'Responsible by design',
    description: 'Bias tests, access rules and a human sign-off are part of every release.',
  },
];

export const solutions = {
  title: 'Ten solutions, from CAD model to general ledger',
  note: 'Start with the one that hurts. Each hands its data to the next, so the second project is shorter than the first.',
} as const;

export const expertise = {
  title: 'Expertise you can check by visiting a plant',
  note: 'Name your industry and your system landscape, and we will arrange a call with a client who runs both.',
} as const;

export const expertiseStats: readonly StatRecord[] = [
  { value: '500+', label: 'global clients' },
  { value: '20+', label: 'years in manufacturing systems' },
  { value: '99', unit: '%', label: 'satisfaction across all engagements' },
];

export const expertiseFields: readonly FieldRecord[] = [
  {
    title: 'Plan',
    description:
      'Consultants who have carried a pager walk the plant first and put a cost on the plan after.',
    to: { page: 'consulting-services' },
  },
  {
    title: 'Build',
    description: 'SAP, execution, lifecycle and cloud platforms, taken live by the team that designed them.',
    to: { page: 'sap-implementation' },
  },
  {
    title: 'Run',
    description: 'A named team that follows the sun, with response times in the contract.',
    to: { page: 'managed-services' },
  },
  {
    title: 'Buy it ready',
    description: 'Seven products of our own, for the jobs that client after client asked us to do.',
    to: { page: 'products' },
  },
];
