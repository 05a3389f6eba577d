import type { ConsultingStep } from '#content/records/services.ts';

export const totalWeeks = 10;

export const steps: readonly ConsultingStep[] = [
  {
    step: 1,
    title: 'Discover',
    description:
      'We sit with the people who do the work: the planner, the shift lead, the accountant at month end. We write down what they tell us and check it against transaction counts.',
    activities: ['Interviews on shift', 'Transaction logs counted', 'System and interface inventory'],
    weeks: [1, 2],
    deliverable: 'A map of what happens today, with volumes',
  },
  {
    step: 2,
    title: 'Diagnose',
    description:
      'Each finding gets a cause and a cost. Some causes are policy or training; the rest are software.',
    activities: ['Root-cause sessions', 'Cost per finding', 'Comparison with similar sites'],
    weeks: [3, 4],
    deliverable: 'Findings ranked by what they cost you',
  },
  {
    step: 3,
    title: 'Design',
    description:
      'Target processes, architecture and data in two or three options, priced together with your controller.',
    activities: ['Target architecture', 'Options side by side', 'Cost and benefit'],
    weeks: [5, 8],
    deliverable: 'A business case your board can vote on',
  },
  {
    step: 4,
    title: 'Hand over',
    description:
      'The chosen option is divided into packages that your team, another firm or we can take on. Each has an owner, a test and a date.',
    activities: ['Roadmap and work packages', 'Risk register', 'Briefing of the teams'],
    weeks: [9, 10],
    deliverable: 'A roadmap you can carry out without us',
  },
];
