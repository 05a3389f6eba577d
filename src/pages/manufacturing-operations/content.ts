import type { Card, SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Manufacturing Operations Management' },
};

export const hero: HeroRecord = {
  lead: 'Stock, work in progress, checks, stops and schedules usually live in six systems that disagree by Friday. We put them on one record that the floor and the ERP both trust.',
  actions: [
    { label: 'Schedule Consultation', to: enquiry },
    { label: 'See the six capabilities', to: { anchor: 'capabilities' } },
  ],
};

export const rail: SectionText = {
  title: 'Six capabilities between the order and the truck',
  note: 'ISA-95 level 3, complete. Most plants start with the one that causes the Friday argument.',
};

export const scheduling: SectionText = {
  title: 'The schedule, argued out on the board',
  note: 'Order 4421 arrives on Tuesday and wants Friday. It fits if 4424 waits, and the board says so before anyone says yes.',
};

export const benefits: SectionText = {
  title: 'What the shift lead notices',
};

export const benefitCards: readonly Card[] = [
  {
    title: 'Enhanced Efficiency',
    description: 'Material, instruction and gauge are at the station before the order is.',
  },
  {
    title: 'Complete Visibility',
    description:
      'Where an order stands, what it yields and whom it was promised to, on one screen for office and line.',
  },
  {
    title: 'Cost Optimization',
    description:
      'Scrap, overtime and buffer stock carry a cause and a price, so improvement starts where money leaks.',
  },
  {
    title: 'Performance Analytics',
    description: 'OEE, first-pass yield and schedule adherence by line and shift, ready at handover.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Walk one order with us',
  text: 'From the sales line to the shipped pallet, in your plant, with a stopwatch. The gaps show themselves.',
  actions: [{ label: 'Schedule Consultation', to: enquiry }],
};

export const next: readonly PageId[] = ['mdslite', 'digital-manufacturing', 'analytics'];
