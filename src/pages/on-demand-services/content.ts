import type { HeadRecord } from '#content/records/services.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Services', specificCategory: 'On-Demand Services' },
};

export const hero: HeroRecord = {
  lead: 'Specialists for SAP, plant systems and data when your own team is too small: a Basis expert for a weekend, a planning consultant for three months, a team for a rollout. They have done this work before and start within three to ten days. If a person does not fit, the first five days are free.',
  actions: [
    { label: 'Request Resource Assessment', to: enquiry },
    { label: 'Explore On-Demand Solutions', to: { anchor: 'portfolios' } },
  ],
};

export const modelsHead: HeadRecord = {
  title: 'Book hours, a project or a share of a team',
  note: 'By the hour, the risk of delay is yours; in a project, it is ours. A shared team suits support that fills only part of a week.',
};

export const monthLabel = 'A typical month';

export const portfoliosHead: HeadRecord = {
  title: 'Skills from SAP to the shop floor',
  note: 'Book a single person, or a team across the portfolios. Consultants start within five days, architects and leads within ten.',
};

export const benefitsHead: HeadRecord = {
  title: 'A shared team costs less and knows more',
  note: 'Clients on the same system share a team and what it learns.',
};

export const factorsHead: HeadRecord = {
  title: 'Clients are matched before they share a team',
  note: 'Your data, access and tickets are kept apart from those of other clients; our delivery is ISO/IEC 27001 certified.',
};

export const coverageHead: HeadRecord = {
  title: 'Coverage that follows your calendar',
  note: 'Set per system and changed with a month’s notice, such as Gold at year end and Bronze in summer. Response times count in the covered hours, until a specialist is at work. Systems that we run have the faster SLA levels of Managed Services.',
};

export const callToAction: CallToActionRecord = {
  title: 'Name the role and the start date',
  text: 'Within one business day you get profiles of people who are free, with what they have done and their rate.',
  actions: [
    { label: 'Discuss Your Needs', to: enquiry },
    { label: 'Download Capabilities Brochure', to: { file: 'on-demand-services-capabilities.pdf' } },
  ],
};

export const next: readonly PageId[] = ['managed-services', 'consulting-services', 'sap-implementation'];
