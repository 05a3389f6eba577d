import type { Card, SectionText } from '#content/card.ts';
import { firstStep } from '#content/prices.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Analytics & Big Data' },
};

export const hero: HeroRecord = {
  lead: 'Finance, sales and plants report different figures for the same month when each works from its own data. We build one governed model on SAP and your other sources, and the dashboards, reports and forecasts that read from it.',
  actions: [
    { label: 'Explore Analytics Solutions', to: { anchor: 'analytics-solutions' } },
    { label: 'Have a report traced', to: enquiry },
  ],
};

export const capabilities: SectionText = {
  title: 'Reports that agree because they share a data model',
  note: 'The charts are examples. Most of the work goes into the definitions behind yours, agreed with their owners.',
};

export const tools: SectionText = {
  title: 'Tools for fixed reports, exploration and history',
  note: 'We choose by what you already run. Most companies need a warehouse and one of the other two.',
};

export const toolCategories = [
  {
    title: 'Business Objects',
    description:
      'Pixel-perfect scheduled reports for people who need a fixed page every morning: statutory, shipping and daily plant reports.',
    features: [
      'Web Intelligence for self-service queries',
      'Crystal Reports for printed layouts',
      'Universes as the semantic layer',
      'Upgrade from BI 4.3, maintained until the end of 2026, to BI 2025',
    ],
  },
  {
    title: 'Data Visualization',
    description:
      'Dashboards that managers explore on their own: filter, drill down, compare with plan and comment on the figure itself.',
    features: [
      'SAP Analytics Cloud stories',
      'Plan, actual and forecast together',
      'Power BI or Tableau on the shared model',
      'Embedded analytics inside S/4HANA',
    ],
  },
  {
    title: 'BW on HANA',
    description:
      'The in-memory warehouse for history and for data from outside SAP. BW 7.5 is in mainstream maintenance until the end of 2027, so we plan its successor with you.',
    features: [
      'Advanced DataStore objects',
      'CompositeProviders over live and stored data',
      'LSA++ layering',
      'Successor: BW/4HANA or Business Data Cloud (Datasphere)',
    ],
  },
] as const satisfies readonly Card[];

export const benefits: SectionText = { title: 'Less time reconciling, earlier decisions' };

export const benefitCards: readonly Card[] = [
  {
    title: 'Predictive Analytics',
    description:
      'Demand, scrap and cash are forecast with their error range, so planners know how far to rely on them.',
  },
  {
    title: 'Real-time Insights',
    description:
      'Queries read the journal and open orders as they are posted, without waiting for the nightly load.',
  },
  {
    title: 'Collaborative Analytics',
    description:
      'Questions and answers stay with the chart they refer to, with name, date and the figure of that day.',
  },
  {
    title: 'Data Governance',
    description: 'Each measure has an owner, a definition and a lineage back to the posting it came from.',
  },
];

export const platform: SectionText = {
  title: 'Sound data first, dashboards second',
  note: 'What each layer must be able to do. A first subject area, such as order backlog or margin, passes through all four in 10 to 12 weeks, for about $95,000 (1,000 hours, mostly offshore).',
};

export const callToAction: CallToActionRecord = {
  title: 'Find out why two reports disagree',
  text: `Send us both. Within two weeks, for a fixed ${firstStep.analytics}, we trace their figures to the postings behind them and show where they diverge.`,
  actions: [{ label: 'Have a report traced', to: enquiry }],
};

export const next: readonly PageId[] = ['intelligent-finance', 'iot-big-data', 'convokeai'];
