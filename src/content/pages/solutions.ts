import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Start with the one that hurts. Each practice connects to the next, from the CAD model to the general ledger, so nothing you fix here has to be fixed again there.',
  actions: [
    { label: 'Explore Solutions', to: { page: 'contact', query: { enquiryType: 'Solutions' } } },
    { label: 'Contact Us', to: { page: 'contact' } },
  ],
};

export const callToAction: CallToActionRecord = {
  title: 'Not sure where to start?',
  text: 'Tell us what stopped, slipped or surprised you last quarter. We will say which of the ten is worth your time, and which is not.',
  actions: [{ label: 'Contact Us', to: { page: 'contact', query: { enquiryType: 'Solutions' } } }],
};

export const next: readonly PageId[] = ['ai-services', 'services', 'industries'];
