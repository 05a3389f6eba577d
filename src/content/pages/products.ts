import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Each of these began as a project for one customer. When the third one asked for the same thing, we made it a product: documented, supported and priced.',
  actions: [{ label: 'Request Demo', to: { page: 'contact', query: { enquiryType: 'Products' } } }],
};

export const callToAction: CallToActionRecord = {
  title: 'See it with your own data',
  text: 'Pick a product and send us a sample: ten orders, a route, a transport list. The demonstration runs on that.',
  actions: [
    { label: 'Request Demo', to: { page: 'contact', query: { enquiryType: 'Products' } } },
    {
      label: 'Start Your Digital Transformation',
      to: {
        page: 'contact',
        query: { enquiryType: 'Request for Proposal', specificCategory: 'Digital Transformation' },
      },
    },
  ],
};

export const next: readonly PageId[] = ['manufacturing-operations', 'sap-implementation', 'industries'];
