import type { MethodologyPhase } from '#content/card.ts';

export const methodologyPhases = [
  {
    phase: 'Discovery & Assessment',
    description: 'What the system does today, what it costs to carry over, and which path fits.',
    icon: 'document',
    activities: [
      'Readiness Check and code inventory',
      'Data and interface profile',
      'Path, cost and calendar',
    ],
    duration: '3 weeks',
    gate: 'Path agreed',
  },
  {
    phase: 'Solution Design',
    description: 'Standard processes shown on your own data, deviations priced before they are granted.',
    icon: 'simulation',
    activities: ['Fit-to-standard workshops', 'Organization and roles', 'Interface and data design'],
    duration: '8 to 10 weeks',
    gate: 'Scope signed',
  },
  {
    phase: 'Implementation & Testing',
    description: 'Configured in sprints, loaded three times, tested by those who will use it.',
    icon: 'sap-implementation',
    activities: [
      'Three mock data loads',
      'Integration and acceptance tests',
      'Two cut-over rehearsals',
      'Role-based training',
    ],
    duration: '5 to 9 months',
    gate: 'Go or no-go',
  },
  {
    phase: 'Go-Live & Support',
    description: 'A cut-over by the hour, then people at the line and in the ledger until it is quiet.',
    icon: 'headset',
    activities: ['Cut-over weekend', 'Hypercare on site', 'Three month-end closes together'],
    duration: '3 closes',
    gate: 'Handed over',
  },
] as const satisfies readonly MethodologyPhase[];

/** Before what has to hold at the end of a phase. */
export const gateLabel = 'Gate: ';
