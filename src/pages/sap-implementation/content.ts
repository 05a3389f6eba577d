import type { Card, SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Services', specificCategory: 'SAP Implementation' },
};

export const hero: HeroRecord = {
  lead: 'New implementation, conversion of a system you know, or a careful mix: we tell you which path your code and data allow, rehearse it and stay through the first closes.',
  actions: [
    { label: 'Start Your Consultation', to: enquiry },
    { label: 'See the four phases', to: { anchor: 'methodology' } },
  ],
};

export const services: SectionText = {
  title: 'Six services around one core',
  note: 'Each can be bought alone. Together they are a program with one plan and one test calendar.',
};

export const paths: SectionText = {
  title: 'Three paths to S/4HANA',
  note: 'The right one is decided by custom code, data quality and how much history you must keep.',
};

export const methodology: SectionText = {
  title: 'Four phases, each with a gate',
  note: 'No phase starts on a promise. The gate says what has to be true first, and who signs.',
};

export const benefits: SectionText = {
  title: 'What you have after go-live',
};

export const benefitCards: readonly Card[] = [
  {
    title: 'One set of numbers',
    description:
      'Logistics and finance post to the same tables. A stock count and the balance sheet agree on the day.',
  },
  {
    title: 'A core you can upgrade',
    description:
      'Extensions live beside the system, released APIs in between. An upgrade takes a test cycle instead of a project.',
  },
  {
    title: 'A cut-over without surprises',
    description:
      'By the third time your team runs the plan, every step has an owner, a duration and a way back.',
  },
  {
    title: 'People who can run it',
    description:
      'Key users test from the second sprint, so support starts with those who know why it works that way.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Know your path in three weeks',
  text: 'A readiness check of custom code, data and interfaces, with a recommendation you can take to any vendor.',
  actions: [{ label: 'Start Your Consultation', to: enquiry }],
};

export const next: readonly PageId[] = ['cloud-enablement', 'intelligent-finance', 'transport-migration'];
