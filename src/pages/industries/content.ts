import type { CallToActionRecord, HeroRecord, LinkRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';
import type { IndustryTexts } from './content/industry.ts';
import { makingTexts } from './content/making.ts';
import { servingTexts } from './content/serving.ts';

const consultation: LinkRecord = {
  label: 'Schedule Consultation',
  to: { page: 'contact', query: { enquiryType: 'Services', specificCategory: 'Consulting Services' } },
};

export const hero: HeroRecord = {
  lead: 'What a system has to do depends on your industry: trace a recall, release a validated batch, allocate a barrel to its owner. For each of the thirteen below we name the hardest tasks and what we do about them.',
  actions: [consultation],
};

export const badge = '13 industry verticals';

export const indexLabel = 'Jump to an industry';

export const relatedLabel = 'Start here';

export const texts: IndustryTexts = { ...makingTexts, ...servingTexts };

export const callToAction: CallToActionRecord = {
  title: 'Speak with someone who has worked in your industry',
  text: 'A free thirty-minute call with a consultant from your field: your regulations, your systems, comparable projects and what they cost.',
  actions: [consultation],
};

export const next: readonly PageId[] = ['solutions', 'consulting-services', 'about'];
