import type { FeatureRecord, PointRecord } from '#content/product-records.ts';

export const processes: readonly FeatureRecord[] = [
  {
    title: 'Customer management',
    description: 'From the first call to the final bill.',
    features: [
      'Start, stop and transfer of service',
      'Account maintenance',
      'High-bill inquiry',
      'Complaint handling',
      'Deposit and credit check',
    ],
  },
  {
    title: 'Metering and device management',
    description: 'Every device, in stock and in service.',
    features: [
      'Install, exchange, remove',
      'Read order and upload',
      'Plausibility and estimate',
      'Certification and sampling',
      'Device location history',
    ],
  },
  {
    title: 'Billing and financial',
    description: 'From the read to the cleared item.',
    features: [
      'Bill calculation and simulation',
      'Invoice and bill print',
      'Adjustment and reversal',
      'Payment and clearing',
      'Collections and write-off',
    ],
  },
  {
    title: 'Work management',
    description: 'From the request to the confirmed hours.',
    features: [
      'Service order creation',
      'Scheduling and dispatch',
      'Material reservation',
      'Time and completion',
      'Emergency call-out',
    ],
  },
];

export const benefits: readonly PointRecord[] = [
  {
    title: 'One account for everyone',
    description:
      'Agents, billing and crews share one view of contract, device and balance, so an agent can answer without asking billing or the depot.',
  },
  {
    title: 'Fewer corrected bills',
    description:
      'Reads outside 50% to 200% of last year are checked before billing. At 250,000 connections, about 1,900 of 246,000 bills a month still need a correction.',
  },
  {
    title: 'Faster implementation',
    description:
      'With twenty processes, 140 test scripts and thirteen migration templates, a utility of 50,000 connections goes live in 6 to 8 months.',
  },
  {
    title: 'Ready for the regulator',
    description: 'Every rate version, estimate and correction keeps its date, reason and user.',
  },
];

export const documentation: readonly FeatureRecord[] = [
  {
    title: 'Process design',
    description: 'How each process runs, who does what, and which decisions are yours.',
    features: [
      'Process flow per category',
      'Roles and authorizations',
      'Decision log template',
      'Test cases by process',
    ],
  },
  {
    title: 'Configuration guides',
    description: 'Each setting with its reason, so your own team can change it later.',
    features: [
      'CRM and IS-U integration',
      'Rates and billing schemas',
      'Device categories and registers',
      'Contract accounts and dunning',
    ],
  },
  {
    title: 'Data management tools',
    description: 'Load programs and checks for the migration, used in every rehearsal.',
    features: [
      'Premise and device load',
      'Customer and contract load',
      'Open item and history load',
      'Reconciliation reports',
    ],
  },
];
