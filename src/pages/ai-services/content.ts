import type { HeadRecord } from '#content/records/services.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const schedule: LinkRecord = {
  label: 'Schedule AI Consultation',
  to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'Consulting Services' } },
};

export const hero: HeroRecord = {
  lead: 'We find the processes where AI pays, build the solution on your data and run it in production, for operations, finance and service teams. One figure is agreed at the start and measured before, during and after.',
  actions: [schedule, { label: 'Explore AI Offerings', to: { anchor: 'ai-offerings' } }],
};

export const valuesHead: HeadRecord = {
  title: 'Results measured against your own baseline',
  note: 'The baseline is taken in the first two weeks, before anything is built. The figures are averages of projects in operation for at least a year.',
};

export const offeringsHead: HeadRecord = {
  title: 'Each offering ends with a result you keep',
  note: 'Buy one, or take them in order. Prices are fixed, for a team that works mostly offshore; systems, users and the state of your data drive them. Your cloud provider bills the models to you directly.',
};

export const offeringsLabels = { duration: 'Duration', price: 'Price', outcome: 'Result' } as const;

export const capabilitiesHead: HeadRecord = {
  title: 'Proven on text, images and time series',
  note: 'Our teams have put each of these into production. If your task is not listed, we tell you the closest work we have done.',
};

export const storiesHead: HeadRecord = {
  title: 'Success stories with the figures behind them',
  note: 'The clients asked not to be named. In a meeting we show how each figure was counted.',
};

export const callToAction: CallToActionRecord = {
  title: 'A free hour on one process',
  text: 'Describe the process to one of our engineers. You get a first reading: whether AI suits it, what data it would need, and whether it is worth going on to the four-week assessment.',
  actions: [schedule],
};

export const next: readonly PageId[] = ['convokeai', 'analytics', 'consulting-services'];
