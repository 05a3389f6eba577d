import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Teams in Houston and Hyderabad hand over to each other twice a day, so a job that fails at two in the morning is somebody’s two in the afternoon.',
  actions: [
    {
      label: 'Start Your Managed Services Journey',
      to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'Managed Services' } },
    },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'What would an hour of downtime cost?',
  text: 'Start from that number. We propose the service level that pays for itself, and none above it.',
  actions: [
    {
      label: 'Get Started Today',
      to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'Managed Services' } },
    },
  ],
};

export const next: readonly PageId[] = ['on-demand-services', 'consulting-services', 'cloud-enablement'];
