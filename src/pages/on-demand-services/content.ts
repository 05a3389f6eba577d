import type { HeadRecord } from '#content/records/services.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Services', specificCategory: 'On-Demand Services' },
};

export const hero: HeroRecord = {
  lead: 'A basis expert for a weekend, a planner for a quarter, a team for a rollout. You say what is missing; we send people who have done it before.',
  actions: [
    { label: 'Request Resource Assessment', to: enquiry },
    { label: 'Explore On-Demand Solutions', to: { anchor: 'portfolios' } },
  ],
};

export const modelsHead: HeadRecord = {
  title: 'Three delivery models',
  note: 'They differ in how much of a month is yours, and in who carries the risk of delay.',
};

export const monthLabel = 'A typical month';

export const portfoliosHead: HeadRecord = {
  title: 'Four service portfolios',
  note: 'Ask for one person, or a mix across all four.',
};

export const benefitsHead: HeadRecord = {
  title: 'Why a shared team costs less',
  note: 'Support for one system rarely fills a week. Several clients with the same system share one team, and one learning curve.',
};

export const factorsHead: HeadRecord = {
  title: 'How we decide who shares',
  note: 'Clients are grouped by three factors. Your data, access and tickets stay apart from everyone else’s in each case.',
};

export const coverageHead: HeadRecord = {
  title: 'Four coverage levels',
  note: 'Set per system, and changed with a month’s notice. A year-end at Gold and a summer at Bronze is a normal plan.',
};

export const callToAction: CallToActionRecord = {
  title: 'Tell us the gap',
  text: 'A role, a start date and a length. You hear within a day who is free and what they have done.',
  actions: [
    { label: 'Discuss Your Needs', to: enquiry },
    { label: 'Download Capabilities Brochure', to: { file: 'on-demand-services-capabilities.pdf' } },
  ],
};

export const next: readonly PageId[] = ['managed-services', 'consulting-services', 'sap-implementation'];
