import type { SectionText } from '#content/card.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export const hero: HeroRecord = {
  lead: 'Ten practices for manufacturers, from engineering and plant to supply chain and finance. Start with one: they draw on the same master data, so what is cleaned for the first serves the next.',
  actions: [
    { label: 'Explore Solutions', to: { page: 'contact', query: { enquiryType: 'Solutions' } } },
    { label: 'Contact Us', to: { page: 'contact' } },
  ],
};

export const grid: SectionText = {
  title: 'Find your practice and its first step',
  note: 'Each practice is delivered on its own and starts small. First steps have a fixed price; what you learn in them is yours, whoever does the rest.',
};

export const firstStepLabel = 'First step';

export const thread: SectionText = {
  title: 'Each practice passes its record to the next',
  note: 'A valve body on its way from design to the books, through eight practices. Cloud Enablement can host them all; ConvokeAI answers questions about any of them.',
};

export const callToAction: CallToActionRecord = {
  title: 'Ask an architect where to begin',
  text: 'Describe what stopped, slipped or cost too much last quarter. We reply with the practice that would fix it, its duration and rough cost, or tell you that none of ours would.',
  actions: [{ label: 'Contact Us', to: { page: 'contact', query: { enquiryType: 'Solutions' } } }],
};

export const next: readonly PageId[] = ['ai-services', 'services', 'industries'];
