import type { Card, SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Analytics & Big Data' },
};

export const hero: HeroRecord = {
  lead: 'Three departments, three revenue figures, one meeting spent finding out why. We build the model once, govern it, and let everyone look at the same answer.',
  actions: [
    { label: 'Explore Analytics Solutions', to: { anchor: 'analytics-solutions' } },
    { label: 'Schedule Consultation', to: enquiry },
  ],
};

export const capabilities: SectionText = {
  title: 'From a table nobody trusts to a figure everybody quotes',
  note: 'The four parts of an analytics practice. The charts are examples; the definitions behind yours are the work.',
};

export const tools: SectionText = {
  title: 'The tools we build with',
  note: 'Chosen by what you run already. Most landscapes need two of the three.',
};

export const toolCategories = [
  {
    title: 'Business Objects',
    description:
      'Pixel-true, scheduled reporting for those who need the same page every morning: statutory lists, shipping papers, plant books.',
    features: [
      'Web Intelligence for self-service queries',
      'Crystal Reports for printed layouts',
      'Universes as the semantic layer',
      'Publications by mail, one per recipient',
    ],
  },
  {
    title: 'Data Visualization',
    description:
      'Stories and dashboards that a manager can question: filter, drill, compare with plan, and leave a comment where it belongs.',
    features: [
      'SAP Analytics Cloud stories',
      'Plan, actual and forecast together',
      'Maps and process views',
      'Embedded analytics inside S/4HANA',
    ],
  },
  {
    title: 'BW on HANA',
    description:
      'The warehouse for history and for data from outside SAP, in memory, with fewer layers to load and to explain.',
    features: [
      'Advanced DataStore objects',
      'CompositeProviders over live and stored data',
      'LSA++ layering',
      'Path to BW/4HANA and Datasphere',
    ],
  },
] as const satisfies readonly Card[];

export const benefits: SectionText = { title: 'What the Monday meeting gains' };

export const benefitCards: readonly Card[] = [
  {
    title: 'Predictive Analytics',
    description:
      'Demand, scrap and cash forecast with their error shown, so a planner knows how far to trust them.',
  },
  {
    title: 'Real-time Insights',
    description:
      'Queries on the live journal and the live order book. The nightly load stops being an excuse.',
  },
  {
    title: 'Collaborative Analytics',
    description:
      'Questions and answers stay on the chart they are about, with a name, a date and the figure of that day.',
  },
  {
    title: 'Data Governance',
    description: 'Each measure has one owner, one definition and a lineage back to the posting it came from.',
  },
];

export const platform: SectionText = {
  title: 'The platform, layer by layer',
  note: 'Four categories and what each has to be able to do before the next one is worth building.',
};

export const callToAction: CallToActionRecord = {
  title: 'Bring the report you trust least',
  text: 'We trace each of its numbers to the posting it came from and show you where they part ways.',
  actions: [{ label: 'Schedule Consultation', to: enquiry }],
};

export const next: readonly PageId[] = ['intelligent-finance', 'iot-big-data', 'convokeai'];
