import type { CardRecord, SlaLevel } from '#content/records/services.ts';

/** Downtime is what the availability leaves of a month of 30 days (43,200 minutes). */
export const slaLevels: readonly SlaLevel[] = [
  {
    level: 'Platinum',
    description: 'Production, order intake and payment runs, where an hour’s outage stops the business',
    responseTime: 'Under 15 minutes',
    availability: '99.99%',
    downtime: '4 min 19 s',
  },
  {
    level: 'Gold',
    description: 'ERP core, warehouse and interfaces in use every day',
    responseTime: 'Under 30 minutes',
    availability: '99.9%',
    downtime: '43 min',
  },
  {
    level: 'Silver',
    description: 'Planning and department systems that people can work around',
    responseTime: 'Under 2 hours',
    availability: '99.5%',
    downtime: '3 h 36 min',
  },
  {
    level: 'Bronze',
    description: 'Archives, training systems and internal tools',
    responseTime: 'Under 4 hours',
    availability: '99.0%',
    downtime: '7 h 12 min',
  },
];

export const slaCaption = 'SLA levels compared';

/** The rows of the table, in words. */
export const slaLabels = {
  description: 'Meant for',
  responseTime: 'Response time',
  availability: 'Availability',
  downtime: 'Downtime allowed in 30 days',
} as const;

export const serviceFeatures: readonly CardRecord[] = [
  {
    title: 'Service desk',
    description: 'The person who answers can log on to the system, and looks before passing a ticket on.',
  },
  {
    title: 'Monitoring',
    description:
      'Jobs, queues, interfaces, disks and certificates are watched. Each alert comes with its runbook step.',
  },
  {
    title: 'Problem management',
    description:
      'The third incident with the same cause opens a problem record, which closes when the cause is removed.',
  },
  {
    title: 'Change and release',
    description:
      'Transports are sequenced, approved and scheduled. In your freeze weeks, only emergency changes move.',
  },
  {
    title: 'Patching and security',
    description:
      'Security notes go in every month, kernels and support packages on an agreed calendar, all tried on a copy first.',
  },
  {
    title: 'Service review',
    description:
      'Each month you see causes, trend and spend, and the three changes that would remove the most tickets.',
  },
];
