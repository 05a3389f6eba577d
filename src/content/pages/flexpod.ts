import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Proof of delivery for logistics companies and hauliers. The driver captures it, the system checks it, billing starts the same day.',
  actions: [
    {
      label: 'Request Demo',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'FlexPod' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'See a delivery close in ninety seconds',
  text: 'We will run one of your routes in a live demonstration.',
  actions: [
    {
      label: 'Get Started with FlexPod',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'FlexPod' } },
    },
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Products', specificCategory: 'FlexPod' } },
    },
  ],
};

export const next: readonly PageId[] = ['flexmobex', 'itech-mobile', 'intelligent-finance'];
