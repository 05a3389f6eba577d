import type { Findability } from '../page-entry.ts';

export const serviceFindability = {
  'managed-services': {
    description:
      'Round-the-clock support for SAP and plant systems with four service levels, from Bronze to Platinum, and a 99.9% uptime commitment.',
    keywords: [
      'ams',
      'application support',
      'sla',
      'follow the sun',
      'help desk',
      '24/7 support',
      'outsourcing',
      'uptime',
    ],
  },
  'consulting-services': {
    description:
      'Four steps from a frank assessment to a roadmap your own team can run, across eight industries and twelve technologies.',
    keywords: [
      'consulting',
      'advisory',
      'assessment',
      'roadmap',
      'strategy',
      'business case',
      'digital transformation',
    ],
  },
  'on-demand-services': {
    description:
      'Specialists by the hour, the project or the shared team: three delivery models and four coverage levels, at up to 40% lower cost.',
    keywords: [
      'staffing',
      'staff augmentation',
      'resources',
      'contractors',
      'shared services',
      'time and material',
      'fixed bid',
    ],
  },
} as const satisfies Record<string, Findability>;
