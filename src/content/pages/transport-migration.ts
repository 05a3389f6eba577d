import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Development, quality, production: every object in one repository, every move approved, everything imported in the order it was built.',
  actions: [
    {
      label: 'Request Demo',
      to: {
        page: 'contact',
        query: { enquiryType: 'Products', specificCategory: 'Transport Migration Utility' },
      },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Bring last month’s transport list',
  text: 'We load it, sequence it and show you which imports would have failed, and why.',
  actions: [
    {
      label: 'Start Implementation',
      to: {
        page: 'contact',
        query: { enquiryType: 'Products', specificCategory: 'Transport Migration Utility' },
      },
    },
    {
      label: 'Schedule Consultation',
      to: {
        page: 'contact',
        query: { enquiryType: 'Products', specificCategory: 'Transport Migration Utility' },
      },
    },
  ],
};

export const next: readonly PageId[] = ['sap-implementation', 'managed-services', 'flexutility'];
