import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'You know where it hurts. We find out why, what it would take and in which order, and write it down so that your own people can carry it out.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'Consulting Services' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Ask for the uncomfortable version',
  text: 'Two consultants, two weeks, thirty pages without adjectives. What you do with it is up to you.',
  actions: [
    {
      label: 'Start Your Consultation',
      to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'Consulting Services' } },
    },
  ],
};

export const next: readonly PageId[] = ['managed-services', 'sap-implementation', 'industries'];
