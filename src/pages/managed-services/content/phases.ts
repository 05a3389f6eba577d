import type { MethodologyPhase } from '#content/records/services.ts';

export const phases = [
  {
    phase: 'Establish',
    when: 'Weeks 1 to 6',
    description: 'We learn the systems from the people who run them and take tickets beside them.',
    activities: [
      'Inventory of systems, interfaces and jobs',
      'Runbooks, each tried by a second person',
      'Shadow support, then reverse shadow',
      'Access, tools and escalation paths',
    ],
    endsWhen: 'Our team has closed tickets unaided for two weeks',
    icon: 'consulting-services',
  },
  {
    phase: 'Stabilize',
    when: 'Months 2 to 6',
    description: 'The service level begins to count, and repeat incidents are traced to their causes.',
    activities: [
      'SLA measured and reported weekly',
      'Backlog cleared, costliest tickets first',
      'Problem records for repeat causes',
      'Alerts tuned until each needs an action',
    ],
    endsWhen: 'The SLA has been met three months running',
    icon: 'on-demand-services',
  },
  {
    phase: 'Mature',
    when: 'From month 7',
    description:
      'Ticket volume falls. Until the yearly review, the hours saved go into automation that you choose; from then on, the fee is lower.',
    activities: [
      'Frequent fixes automated',
      'Known answers moved to self-service',
      'Capacity and license reviews',
      'Yearly roadmap with a price review',
    ],
    endsWhen: 'You decide; until then targets tighten every year',
    icon: 'managed-services',
  },
] as const satisfies readonly MethodologyPhase[];
