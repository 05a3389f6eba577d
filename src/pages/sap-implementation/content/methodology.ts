import type { MethodologyPhase } from '#content/card.ts';

export const methodologyPhases = [
  {
    phase: 'Discovery & Assessment',
    description: 'Shows what the system does today, what it costs to move, and which path fits.',
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
    description:
      'Standard processes are shown with your own data; deviations are priced before they are approved.',
    icon: 'simulation',
    activities: ['Fit-to-standard workshops', 'Organization and roles', 'Interface and data design'],
    duration: '8 to 10 weeks',
    gate: 'Scope signed',
  },
  {
    phase: 'Implementation & Testing',
    description:
      'The system is configured in sprints, loaded or converted three times on trial, and tested by its future users.',
    icon: 'sap-implementation',
    activities: [
      'Three mock loads or trial conversions',
      'Integration and acceptance tests',
      'Two cutover rehearsals',
      'Role-based training',
    ],
    duration: '5 to 9 months',
    gate: 'Go or no-go',
  },
  {
    phase: 'Go-Live & Support',
    description:
      'The cutover runs by the hour. Afterward we support the floor and accounting until incidents are back to normal.',
    icon: 'headset',
    activities: ['Cutover weekend', 'Hypercare onsite', 'Three month-end closes together'],
    duration: '3 closes',
    gate: 'Handed over',
  },
] as const satisfies readonly MethodologyPhase[];

/** Before what has to hold at the end of a phase. */
export const gateLabel = 'Gate: ';
