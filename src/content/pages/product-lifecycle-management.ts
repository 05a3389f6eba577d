import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'When a design changes, purchasing, planning and the line should know the same day. We connect CATIA, ENOVIA and Teamcenter so that they do.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: {
        page: 'contact',
        query: { enquiryType: 'Solutions', specificCategory: 'Product Lifecycle Management' },
      },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Follow one change to the line',
  text: 'Pick an engineering change from last month. We trace where it waited, and what would have carried it.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: {
        page: 'contact',
        query: { enquiryType: 'Solutions', specificCategory: 'Product Lifecycle Management' },
      },
    },
  ],
};

export const next: readonly PageId[] = [
  'digital-manufacturing',
  'manufacturing-operations',
  'sap-implementation',
];
