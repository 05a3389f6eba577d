import type { SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export const hero: HeroRecord = {
  lead: 'Start with the one that hurts. Each practice connects to the next, from the CAD model to the general ledger, so nothing you fix here has to be fixed again there.',
  actions: [
    { label: 'Explore Solutions', to: { page: 'contact', query: { enquiryType: 'Solutions' } } },
    { label: 'Contact Us', to: { page: 'contact' } },
  ],
};

export const grid: SectionText = {
  title: 'Pick the problem, we bring the practice',
  note: 'Ten practices with their own architects. Take one alone, or let two share a data model from the start.',
};

export const thread: SectionText = {
  title: 'Follow one valve body through eight of them',
  note: 'Each stop is a record that one practice writes and the next one reads. Cloud Enablement carries all of it; ConvokeAI answers questions about any of it.',
};

export const callToAction: CallToActionRecord = {
  title: 'Not sure where to start?',
  text: 'Tell us what stopped, slipped or surprised you last quarter. We will say which of the ten is worth your time, and which is not.',
  actions: [{ label: 'Contact Us', to: { page: 'contact', query: { enquiryType: 'Solutions' } } }],
};

export const next: readonly PageId[] = ['ai-services', 'services', 'industries'];
