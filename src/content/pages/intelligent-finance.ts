import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Month end is late because the data is late. With one journal, planned and actual side by side, closing becomes a check and not a search.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Solutions', specificCategory: 'Intelligent Finance' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'How many days is your close?',
  text: 'Tell us the number and the three steps that take longest. We will tell you which of them can go.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Solutions', specificCategory: 'Intelligent Finance' } },
    },
  ],
};

export const next: readonly PageId[] = ['sap-implementation', 'analytics', 'cloud-enablement'];
