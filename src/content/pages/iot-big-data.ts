import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'A bearing tells you for two weeks that it will fail. We collect that signal, read it near the machine and hand maintenance a work order, not a dashboard.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Solutions', specificCategory: 'IoT & Big Data' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Pick the machine that wakes you up',
  text: 'We fit it with sensors, read it for thirty days and show what it would have told you.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Solutions', specificCategory: 'IoT & Big Data' } },
    },
  ],
};

export const next: readonly PageId[] = ['analytics', 'manufacturing-operations', 'factory-of-the-future'];
