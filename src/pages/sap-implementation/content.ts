import type { Card, SectionText } from '#content/card.ts';
import { firstStep } from '#content/prices.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Services', specificCategory: 'SAP Implementation' },
};

export const hero: HeroRecord = {
  lead: 'SAP ECC leaves mainstream maintenance at the end of 2027. We take manufacturers from ECC, or from several ERPs, to S/4HANA: on the path that their code and data allow, with two cutover rehearsals and support through the first three closes.',
  actions: [
    { label: 'Request a readiness check', to: enquiry },
    { label: 'See the phases', to: { anchor: 'methodology' } },
  ],
};

export const services: SectionText = {
  title: 'S/4HANA and everything it has to connect to',
  note: 'Each service can be bought alone. Together they form a program with a common plan and test calendar.',
};

export const paths: SectionText = {
  title: 'Code, data and history decide the path to S/4HANA',
  note: 'SAP names three. The readiness check shows which of them your system allows and what each would cost.',
};

export const methodology: SectionText = {
  title: 'A signed gate closes every phase',
  note: 'The gate names what must be true before the next phase starts, and who signs for it.',
};

export const benefits: SectionText = {
  title: 'A system your own people can run and upgrade',
};

export const benefitCards: readonly Card[] = [
  {
    title: 'Stock and ledger agree',
    description:
      'Each goods movement posts its value to the universal journal in the same step, so stock and balance sheet agree.',
  },
  {
    title: 'A core you can upgrade',
    description:
      'Extensions run beside the system and use released APIs. An upgrade takes weeks of testing instead of a project.',
  },
  {
    title: 'A rehearsed cutover',
    description:
      'The cutover is the third time your team runs the plan. Each step has an owner, a measured duration and a way back.',
  },
  {
    title: 'People who can run it',
    description:
      'Key users test from the second sprint on. When support starts, they know the system and why it is set up that way.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Know your path in three weeks',
  text: `A readiness check of custom code, data and interfaces: about 240 hours, fixed at ${firstStep.sapReadiness}. The recommendation is yours to use with any vendor.`,
  actions: [{ label: 'Request a readiness check', to: enquiry }],
};

export const next: readonly PageId[] = ['cloud-enablement', 'intelligent-finance', 'transport-migration'];
