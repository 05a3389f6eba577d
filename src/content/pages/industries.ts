import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'A recall, a validated batch and a well-site permit are different problems. Our teams are organised by the one you have.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'Consulting Services' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Tell us what is different about your plant',
  text: 'We will bring someone who has worked in one like it.',
  actions: [
    {
      label: 'Schedule Consultation',
      to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'Consulting Services' } },
    },
  ],
};

export const next: readonly PageId[] = ['solutions', 'consulting-services', 'about'];
