import type { Card, SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Digital Manufacturing' },
};

export const hero: HeroRecord = {
  lead: 'Cells collide, reach falls short and cycle times slip on screen before they do so in steel. We plan and simulate the process until it holds, then release it to the floor.',
  actions: [
    { label: 'Schedule Consultation', to: enquiry },
    { label: 'What a study finds', to: { anchor: 'findings' } },
  ],
};

export const practice: SectionText = {
  title: 'Try the process where mistakes are cheap',
};

export const practiceCards = [
  {
    title: 'Digital Manufacturing',
    description:
      'Product, process and plant in one model. Engineering draws it, planning sequences it, the floor builds it, and none of them redraws the others’ work.',
    image: 'simulation.drawn-solutions',
    features: ['Product, process, resource', 'Virtual commissioning', 'Released to MES'],
  },
  {
    title: 'Collaborative Manufacturing',
    description:
      'Plants, suppliers and engineering walk through the same station in 3D and sign the same revision. A comment stays with the operation it concerns.',
    image: 'industry-services.built-company',
    features: ['Shared 3D reviews', 'Supplier access by station', 'Issues with owner and date'],
  },
  {
    title: 'Process Planning',
    description:
      'From the engineering BOM to routing, operations, tools and instructions. Each part is consumed once, and the plan says where.',
    image: 'execution.run-solutions',
    features: ['EBOM to MBOM reconciliation', 'Line balancing', 'Work instructions'],
  },
  {
    title: 'Robotics',
    description:
      'Cells laid out, reach and collisions checked, programs written offline for the controller you own. The robot stops for upload and touch-up only.',
    image: 'robot-cell.drawn-solutions',
    features: ['Reach and collision checks', 'Realistic cycle times', 'Offline programs'],
  },
] as const satisfies readonly Card[];

export const findings: SectionText = {
  title: 'Five faults found before steel was cut',
  note: 'An example: one body-shop line, two weeks of simulation, takt 58 seconds.',
};

export const findingsTable = {
  caption: 'Faults found in simulation, where they were, which check found them and what was changed',
  rowHeading: 'Fault',
  columns: ['Where', 'Found by', 'Changed'],
  rows: [
    {
      title: 'Weld gun meets clamp 12 after 1.8 s',
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
      title: 'Operator lifts 18 kg above the shoulder',
      cells: ['Station 60', 'Ergonomics, RULA score 7', 'Rack lowered, lift assist added'],
    },
    {
      title: 'Skid crosses the light curtain while loading',
      cells: ['Load bay', '4D sequence against the PLC', 'Interlock added before commissioning'],
    },
  ],
} as const;

export const technology: SectionText = {
  title: 'Four technologies under every study',
};

export const technologyText =
  'Each answers a different question: can it be made, can a person do it, will the project finish, and does it all happen in the right order.';

export const technologyItems: readonly Card[] = [
  {
    title: 'Fabrication',
    description:
      'Machining, sheet metal and additive steps programmed on the released model, with stock and fixtures in view.',
  },
  {
    title: 'Ergonomics',
    description:
      'Digital people from the 5th to the 95th percentile do the task first. Posture and lift are scored by RULA and NIOSH.',
  },
  {
    title: 'Manufacturing Project Governance',
    description:
      'Gates, open issues and tooling status by station, so a launch review is about dates and owners.',
  },
  {
    title: '4D Simulation',
    description:
      'The build sequence played against the calendar: installation, ramp-up and running lines on one floor.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Send us the station that worries you',
  text: 'One cell, one robot, one fixture. You get the simulation and the list of what would have gone wrong.',
  actions: [{ label: 'Schedule Consultation', to: enquiry }],
};

export const next: readonly PageId[] = [
  'factory-of-the-future',
  'product-lifecycle-management',
  'manufacturing-operations',
];
