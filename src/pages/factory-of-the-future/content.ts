import type { Card, SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Factory of the Future' },
};

export const hero: HeroRecord = {
  lead: 'A digital model of your plant, for planning a new site, a new line or a relocation. Layout, line balance and shifts are tested against the volume plan; once the plan holds, its data sets up and runs the real plant.',
  actions: [
    { label: 'Request Demo', to: enquiry },
    { label: 'Download Brochure', to: { file: 'factory-of-the-future-brochure.pdf' } },
  ],
};

export const platform: SectionText = {
  title: 'One model for investment, line and shift plans',
  note: 'Each module passes its result on as data, so times, volumes and layouts are entered only once.',
};

export interface HorizonCard extends Card {
  /** How far ahead this part of the platform looks. */
  readonly horizon: string;
}

export const platformFeatures: readonly HorizonCard[] = [
  {
    title: 'Industrial Engineering: Resource Planning',
    horizon: 'Years ahead',
    description:
      'Size equipment, labor, tooling and floor space for the volume plan, and compare the options by capital cost.',
    features: [
      'Capacity and headcount by year',
      'Layouts with material-flow distances',
      'Capital cost per option',
    ],
  },
  {
    title: 'Industrial Engineering: Manufacturing Planning',
    horizon: 'Months ahead',
    description:
      'Break the product into operations, set standard times and balance the stations before tooling is ordered.',
    features: [
      'Bill of process from the MBOM',
      'Standard times by MTM or time study',
      'Balance charts by variant',
    ],
  },
  {
    title: 'Planning & Optimization',
    horizon: 'Weeks ahead',
    description:
      'Level the mix, load orders against finite capacity and compare plans by overtime, stock and late orders.',
    features: ['Finite-capacity load', 'Sequence by setup family', 'Plans compared by cost'],
  },
  {
    title: 'Manufacturing & Operations',
    horizon: 'This shift',
    description:
      'Dispatch lists, work instructions and counts come from the planned routing, and measured times flow back into it.',
    features: ['Dispatch list by station', 'OEE with loss reasons', 'Routing updated from measured times'],
  },
];

export const twin: SectionText = {
  title: 'The model shows where the line loses time',
  note: 'A gearbox assembly line in its sixth week, as an example: the planned values beside those the line reports.',
};

export interface TwinReading {
  readonly label: string;
  readonly planned: string;
  readonly running: string;
}

export const twinSides = {
  planned: { title: 'The model', subtitle: 'As planned', image: 'factory-of-the-future' },
  running: { title: 'The plant', subtitle: 'As running', image: 'factory-of-the-future' },
} as const;

/** The pieces follow from the rest: a shift of 450 minutes times OEE, divided by the planned 57 seconds. */
export const twinReadings: readonly TwinReading[] = [
  { label: 'Slowest station', planned: '57 s', running: '61 s' },
  { label: 'Operators', planned: '11', running: '12' },
  { label: 'OEE', planned: '82%', running: '76%' },
  { label: 'Good pieces a shift', planned: '388', running: '360' },
];

export const twinVerdict =
  'Station 9 runs four seconds over. An added operator has not helped, because its steps must follow one another. The delay costs 25 of the 28 missing pieces. In the model, one fastening step fits into station 8; the late shift tries it, and if the cycle time holds, the routing changes for all shifts.';

export const core: SectionText = { title: 'Technology that keeps model and plant in step' };

export const coreCapabilities: readonly Card[] = [
  {
    title: 'Digital Twin Technology',
    description:
      'The model takes counts, stops and cycle times from the MES or the controllers each cycle, orders hourly and routings daily. It is accepted when it comes within 3% of a month’s count.',
  },
  {
    title: 'Cloud-Native Platform',
    description:
      'Planners at all sites compare models in a browser. Servers for a study, such as 40 simulated months, are rented only while it runs.',
  },
  {
    title: 'Intelligent Automation',
    description:
      'Robots, AGVs and conveyors are tested against next month’s schedule. Control logic that passes is exported for your engineers to load.',
  },
  {
    title: 'Operational Excellence',
    description:
      'Losses are ranked by minutes, each with a cause and an owner. The weekly review starts with the three stations that lose most.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Model one line in three weeks',
  text: 'Send us its routing, layout and last month’s counts. Three weeks later you walk through the line in 3D and test your volume plan on it.',
  actions: [
    { label: 'Start Your Digital Transformation', to: enquiry },
    { label: 'Request Demo', to: enquiry },
  ],
};

export const next: readonly PageId[] = ['digital-manufacturing', 'manufacturing-operations', 'iot-big-data'];
