import type { Card, SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Factory of the Future' },
};

export const hero: HeroRecord = {
  lead: 'Lay out the plant, balance its lines and staff its shifts in a model first. When the model holds, the same data sets up the real one.',
  actions: [
    { label: 'Request Demo', to: enquiry },
    { label: 'Download Brochure', to: { file: 'factory-of-the-future-brochure.pdf' } },
  ],
};

export const platform: SectionText = {
  title: 'Four horizons, planned in one model',
  note: 'Each horizon hands its result to the next as data. Nobody exports a spreadsheet on the way.',
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
      'Size equipment, labor, tooling and floor space against the volume plan, with the capital cost of each option beside it.',
    features: [
      'Capacity and headcount by year',
      'Layouts with material flow distances',
      'Capital per option',
    ],
  },
  {
    title: 'Industrial Engineering: Manufacturing Planning',
    horizon: 'Months ahead',
    description:
      'Break the product into operations, set standard times and balance the stations before tooling is ordered.',
    features: [
      'Bill of process from the MBOM',
      'Times from MTM or measured study',
      'Balance charts by variant',
    ],
  },
  {
    title: 'Planning & Optimization',
    horizon: 'Weeks ahead',
    description:
      'Level the mix, load orders on finite capacity and compare plans by what they cost in overtime, stock and late orders.',
    features: ['Finite-capacity load', 'Sequence by setup family', 'Plans compared in money'],
  },
  {
    title: 'Manufacturing & Operations',
    horizon: 'This shift',
    description:
      'Dispatch lists, instructions and counts come from the routing that was planned, and measured times go back to it.',
    features: ['Dispatch list by station', 'OEE with loss reasons', 'Measured times returned'],
  },
];

export const twin: SectionText = {
  title: 'The same line, twice',
  note: 'A gearbox assembly line in its sixth week, as an example: what the model promised beside what the plant reports.',
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
  'Station 9 runs four seconds over. The model says one fastening step fits station 8; the night shift tries it first, and the routing follows if it holds.';

export const core: SectionText = { title: 'What the model is made of' };

export const coreCapabilities: readonly Card[] = [
  {
    title: 'Digital Twin Technology',
    description:
      'Layout, routings and station times in a model that reads the plant’s own signals, so it stays as old as the plant and no older.',
  },
  {
    title: 'Cloud-Native Platform',
    description:
      'Planners in three time zones open one model in a browser. A large simulation rents its cores for the hour it needs them.',
  },
  {
    title: 'Intelligent Automation',
    description:
      'Robots, AGVs and conveyors are tried against next month’s schedule. Their logic moves to the controllers once it has passed.',
  },
  {
    title: 'Operational Excellence',
    description:
      'Losses ranked by minutes, with a cause and an owner. The weekly review opens with the three stations that cost the most.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Build it once on screen',
  text: 'Give us one line: its routing, takt and headcount. In three weeks you can walk through it and argue with it.',
  actions: [
    { label: 'Start Your Digital Transformation', to: enquiry },
    { label: 'Request Demo', to: enquiry },
  ],
};

export const next: readonly PageId[] = ['digital-manufacturing', 'manufacturing-operations', 'iot-big-data'];
