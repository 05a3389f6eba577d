import type { Card, SectionText } from '#content/card.ts';
import { firstStep } from '#content/prices.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Digital Manufacturing' },
};

export const hero: HeroRecord = {
  lead: 'We plan and simulate new lines and product launches with your manufacturing engineers. Collisions, short reach and slow cycles show up on screen, while they are cheap to fix, and the proven process goes to the floor.',
  actions: [
    { label: 'Request a cell study', to: enquiry },
    { label: 'See what a study finds', to: { anchor: 'findings' } },
  ],
};

export const practice: SectionText = {
  title: 'Try the process where mistakes are cheap',
};

export const practiceCards = [
  {
    title: 'Digital Manufacturing',
    description:
      'Product, process and plant in one model. Engineering, planning and the shop floor work on it together, so that none of them has to redraw the others’ work.',
    image: 'simulation.drawn-solutions',
    features: ['Product, process, resource', 'Virtual commissioning', 'Released to MES'],
  },
  {
    title: 'Collaborative Manufacturing',
    description:
      'Plants, suppliers and engineering review a station together in 3D and sign a single revision. Comments stay with the operation they refer to.',
    image: 'industry-services.built-company',
    features: ['Shared 3D reviews', 'Supplier access by station', 'Issues with owner and date'],
  },
  {
    title: 'Process Planning',
    description:
      'From the engineering BOM to routing, operations, tools and work instructions. Each part is assigned to exactly one operation.',
    image: 'execution.run-solutions',
    features: ['EBOM to MBOM reconciliation', 'Line balancing', 'Work instructions'],
  },
  {
    title: 'Robotics',
    description:
      'We lay out the cell, check reach and collisions, and write the programs offline for ABB, FANUC, KUKA or Yaskawa controllers. The robot stops only for upload and touch-up.',
    image: 'robot-cell.drawn-solutions',
    features: ['Reach and collision checks', 'Realistic cycle times', 'Offline programs'],
  },
] as const satisfies readonly Card[];

export const findings: SectionText = {
  title: 'Faults found before steel was cut',
  note: 'An example from a body-shop line with a takt time of 58 seconds, after two weeks of simulation in DELMIA.',
};

export const findingsTable = {
  caption: 'Faults found in simulation, where they were, which check found them and what was changed',
  rowHeading: 'Fault',
  columns: ['Where', 'Found by', 'Changed'],
  rows: [
    {
      title: 'Weld gun hits clamp 12 after 1.8 s',
      cells: ['Station 30, robot 2', 'Collision check', 'Clamp turned by 15 degrees'],
    },
    {
      title: 'Reach ends 40 mm short of the rear pillar',
      cells: ['Station 30, robot 1', 'Reach study', 'Riser of 100 mm under the base'],
    },
    {
      title: 'Cycle takes 62.4 s',
      cells: ['Station 40', 'Cycle time with controller model', 'Two spots moved to station 50'],
    },
    {
      title: 'Operator lifts 18 kg (40 lb) above the shoulder',
      cells: ['Station 60', 'Ergonomics, RULA score 7', 'Rack lowered, lift assist added'],
    },
    {
      title: 'Skid crosses the light curtain while loading',
      cells: ['Load bay', 'Virtual commissioning against the PLC', 'Interlock added before commissioning'],
    },
  ],
} as const;

export const technology: SectionText = {
  title: 'Feasibility, ergonomics, launch and sequence checked together',
};

export const technologyText =
  'A process that works in one respect can still fail in another. Each study therefore checks whether the part can be made, whether people can do the work safely, whether the launch date holds and whether the steps fit together.';

export const technologyItems: readonly Card[] = [
  {
    title: 'Fabrication',
    description:
      'Machining, sheet-metal and additive steps are programmed on the released model, with raw stock and fixtures.',
  },
  {
    title: 'Ergonomics',
    description:
      'Digital human models from the 5th to the 95th percentile perform the task first. Posture and lifting are scored by RULA and NIOSH.',
  },
  {
    title: 'Manufacturing Project Governance',
    description:
      'Gates, open issues and tooling status by station, so a launch review can settle dates and owners.',
  },
  {
    title: '4D Simulation',
    description: 'Installation and ramp-up beside lines that keep running, simulated day by day.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Have your riskiest cell simulated',
  text: `Send its layout, robot model and takt time. After two weeks and about 160 hours, fixed at ${firstStep.digitalManufacturing}, you have the simulation and a list of faults with a fix for each.`,
  actions: [{ label: 'Request a cell study', to: enquiry }],
};

export const next: readonly PageId[] = [
  'factory-of-the-future',
  'product-lifecycle-management',
  'manufacturing-operations',
];
