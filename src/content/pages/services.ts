import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'The team that built the interface answers when it fails. Choose how much of us you want: all year, for a plan, or for the four weeks that matter.',
  actions: [{ label: 'Contact Us', to: { page: 'contact', query: { enquiryType: 'Services' } } }],
};

export const callToAction: CallToActionRecord = {
  title: 'Tell us what must not stop',
  text: 'Name the systems and the hours. We come back with a service level, a team and a price for each.',
  actions: [
    { label: 'Contact Us', to: { page: 'contact', query: { enquiryType: 'Services' } } },
    { label: 'Request a Proposal', to: { page: 'contact', query: { enquiryType: 'Request for Proposal' } } },
  ],
};

export const next: readonly PageId[] = ['solutions', 'ai-services', 'about'];
