import type { HeadRecord } from '#content/records/services.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const schedule: LinkRecord = {
  label: 'Schedule AI Consultation',
  to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'Consulting Services' } },
};

export const hero: HeroRecord = {
  lead: 'Most AI pilots end where they began: in a slide. We pick use cases with a number attached, build them on your data and run them until that number moves.',
  actions: [schedule, { label: 'Explore AI Offerings', to: { anchor: 'ai-offerings' } }],
};

export const valuesHead: HeadRecord = {
  title: 'Six figures we let ourselves be measured by',
  note: 'Your own baseline is taken in the first two weeks. Without one there is nothing to compare with, so we do not start without it.',
};

export const offeringsHead: HeadRecord = {
  title: 'Four AI offerings',
  note: 'Buy one, or go through them in order. Each ends with something you can use without us.',
};

export const offeringsLabels = { duration: 'Takes', outcome: 'Leaves you with' } as const;

export const capabilitiesHead: HeadRecord = {
  title: 'What our teams have built before',
  note: 'Four categories. If your case is missing, we say whether we have seen its like.',
};

export const storiesHead: HeadRecord = {
  title: 'Three success stories, with the figures',
  note: 'Clients are not named here. In a meeting we show the numbers and how they were counted.',
};

export const callToAction: CallToActionRecord = {
  title: 'Which process would you hand over first?',
  text: 'An hour with an engineer and a risk officer, yours and ours. You leave with a ranked list and a cost for the first item.',
  actions: [schedule],
};

export const next: readonly PageId[] = ['convokeai', 'analytics', 'consulting-services'];
