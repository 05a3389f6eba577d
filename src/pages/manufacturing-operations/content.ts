import type { Card, SectionText } from '#content/card.ts';
import { firstStep } from '#content/prices.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Manufacturing Operations Management' },
};

export const hero: HeroRecord = {
  lead: 'Warehouse, production, quality, maintenance and scheduling often live in separate systems. We connect them to one record shared with the ERP, so plant managers, planners and customer service see one status for every order.',
  actions: [
    { label: 'Arrange a plant walk', to: enquiry },
    { label: 'See the capabilities', to: { anchor: 'capabilities' } },
  ],
};

export const rail: SectionText = {
  title: 'Receipt, production and shipment on one record',
  note: 'Together the six modules cover ISA-95 level 3. Most plants start with execution or traceability and add the rest.',
};

export const scheduling: SectionText = {
  title: 'Conflicts are visible before a date is promised',
  note: 'Rush order 4421 comes in on Tuesday and is due on Friday. It fits if order 4424 starts later, as the planner sees before confirming.',
};

export const benefits: SectionText = {
  title: 'Fewer searches, shortages and surprises on the shift',
};

export const benefitCards: readonly Card[] = [
  {
    title: 'Enhanced Efficiency',
    description: 'Material, work instruction and gauge are at the station before the order starts.',
  },
  {
    title: 'Complete Visibility',
    description:
      'Progress, yield and promised date of every order, on one screen for the office and the line.',
  },
  {
    title: 'Cost Optimization',
    description: 'Scrap, overtime and buffer stock are recorded with cause and cost.',
  },
  {
    title: 'Performance Analytics',
    description: 'OEE, first-pass yield and schedule adherence by line and shift, ready at handover.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Follow one order through your plant',
  text: `The first session, ninety minutes with an architect, is free. The plant walk costs ${firstStep.plantWalk} plus travel: two of us follow an order for a day and time each wait. You keep the ranked list of gaps.`,
  actions: [{ label: 'Arrange a plant walk', to: enquiry }],
};

export const next: readonly PageId[] = ['mdslite', 'digital-manufacturing', 'analytics'];
