import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'A basis expert for a weekend, a planner for a quarter, a team for a rollout. You say what is missing; we send people who have done it before.',
  actions: [
    {
      label: 'Request Resource Assessment',
      to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'On-Demand Services' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Tell us the gap',
  text: 'A role, a start date and a length. You hear within a day who is free and what they have done.',
  actions: [
    {
      label: 'Discuss Your Needs',
      to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'On-Demand Services' } },
    },
  ],
};

export const next: readonly PageId[] = ['managed-services', 'consulting-services', 'sap-implementation'];
