import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Goods receipt, put-away, picking and counting on a handheld, posted to SAP as it is scanned. No paper, no evening of typing, no difference at year end.',
  actions: [
    {
      label: 'Get Started with FlexMobEx',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'FlexMobEx' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Scan one aisle with us',
  text: 'We bring the devices. By the end of the day the aisle is counted and the stock in SAP is right.',
  actions: [
    {
      label: 'Get Started with FlexMobEx',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'FlexMobEx' } },
    },
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'FlexMobEx' } },
    },
  ],
};

export const next: readonly PageId[] = ['manufacturing-operations', 'itech-mobile', 'flexpod'];
