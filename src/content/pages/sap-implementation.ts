import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'New implementation, conversion of a system you know, or a careful mix: we tell you which path your code and data allow, rehearse it and stay through the first closes.',
  actions: [
    {
      label: 'Start Your Consultation',
      to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'SAP Implementation' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Know your path in three weeks',
  text: 'A readiness check of custom code, data and interfaces, with a recommendation you can take to any vendor.',
  actions: [
    {
      label: 'Start Your Consultation',
      to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'SAP Implementation' } },
    },
  ],
};

export const next: readonly PageId[] = ['cloud-enablement', 'intelligent-finance', 'transport-migration'];
