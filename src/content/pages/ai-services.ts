import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Most AI pilots end where they began: in a slide. We pick use cases with a number attached, build them on your data and run them until that number moves.',
  actions: [
    {
      label: 'Schedule AI Consultation',
      to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'Consulting Services' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Which process would you hand over first?',
  text: 'An hour with an engineer and a risk officer, yours and ours. You leave with a ranked list and a cost for the first item.',
  actions: [
    {
      label: 'Schedule AI Consultation',
      to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'Consulting Services' } },
    },
  ],
};

export const next: readonly PageId[] = ['convokeai', 'analytics', 'consulting-services'];
