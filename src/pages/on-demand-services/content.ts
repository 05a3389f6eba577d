import type { HeadRecord } from '#content/records/services.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Services', specificCategory: 'On-Demand Services' },
};

export const hero: HeroRecord = {
  lead: 'Specialists for SAP, plant systems and data when your own team is too small: a Basis expert for a weekend, a planning consultant for three months, a team for a rollout. They have done this work before and start within three to ten days.',
  actions: [
    { label: 'Request Resource Assessment', to: enquiry },
    { label: 'Explore On-Demand Solutions', to: { anchor: 'portfolios' } },
  ],
};

export const modelsHead: HeadRecord = {
  title: 'Book hours, a project or a share of a team',
  note: 'The models differ in how much of a month is yours and in who bears the risk of delay.',
};

export const monthLabel = 'A typical month';

export const portfoliosHead: HeadRecord = {
  title: 'Skills from SAP to the shop floor',
  note: 'Ask for a single person or a team across the portfolios.',
};

export const benefitsHead: HeadRecord = {
  title: 'A shared team costs less and knows more',
  note: 'Support for one system rarely fills a week. Clients with the same system share a team, and what it learns.',
};

export const factorsHead: HeadRecord = {
  title: 'Clients are matched before they share a team',
  note: 'Your data, access and tickets are kept apart from those of other clients; our delivery is ISO/IEC 27001 certified.',
};

export const coverageHead: HeadRecord = {
  title: 'Coverage that follows your calendar',
  note: 'Set per system and changed with a month’s notice, such as Gold at year end and Bronze in summer. These times say when booked help starts; systems that we run have the faster SLA levels of Managed Services.',
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
