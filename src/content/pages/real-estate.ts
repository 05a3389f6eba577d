import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Leases in one system, tenants in another, invoices in a third and the signed contract in a drawer. We join the four, so a property is one record.',
  actions: [
    {
      label: 'Request Demo',
      to: {
        page: 'contact',
        query: { enquiryType: 'Solutions', specificCategory: 'Real Estate Management' },
      },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Start with one building',
  text: 'Its leases, tenants, ledger and documents, joined in a month. The portfolio follows the same pattern.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: {
        page: 'contact',
        query: { enquiryType: 'Solutions', specificCategory: 'Real Estate Management' },
      },
    },
  ],
};

export const next: readonly PageId[] = ['intelligent-finance', 'analytics', 'cloud-enablement'];
