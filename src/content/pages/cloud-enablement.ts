import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Move SAP and the systems around it in waves you can rehearse, reverse and sign off, while the plant keeps shipping.',
  actions: [
    {
      label: 'Start Your Cloud Journey',
      to: {
        page: 'contact',
        query: { enquiryType: 'Solutions', specificCategory: 'Cloud Enablement & Migration' },
      },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Start with an inventory',
  text: 'Two weeks, fixed price. You keep the findings whoever does the migration.',
  actions: [
    {
      label: 'Start Your Cloud Journey',
      to: {
        page: 'contact',
        query: { enquiryType: 'Solutions', specificCategory: 'Cloud Enablement & Migration' },
      },
    },
  ],
};

export const next: readonly PageId[] = ['sap-implementation', 'managed-services', 'analytics'];
