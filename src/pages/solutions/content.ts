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
  title: 'Find the practice for your problem',
  note: 'Each can be bought and delivered on its own. If you take two, they share a data model from the start.',
};

export const thread: SectionText = {
  title: 'A valve body on its way from design to the books',
  note: 'Each of eight practices writes a record that the next one reads. Cloud Enablement can host them all; ConvokeAI answers questions about any of them.',
};

export const callToAction: CallToActionRecord = {
  title: 'Let an architect sort out where to begin',
  text: 'Describe what stopped, slipped or cost too much last quarter. We reply with the practice that would fix it, the usual duration and a rough cost, or tell you that none of ours would.',
  actions: [{ label: 'Contact Us', to: { page: 'contact', query: { enquiryType: 'Solutions' } } }],
};

export const next: readonly PageId[] = ['ai-services', 'services', 'industries'];
