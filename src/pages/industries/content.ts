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
  lead: 'A recall, a validated batch and a well-site permit are different problems. Our teams are organized by the one you have.',
  actions: [consultation],
};

export const badge = '13 industry verticals';

export const indexLabel = 'Jump to an industry';

export const relatedLabel = 'Where to start';

export const texts: IndustryTexts = { ...makingTexts, ...servingTexts };

export const callToAction: CallToActionRecord = {
  title: 'Tell us what is different about your plant',
  text: 'We will bring someone who has worked in one like it.',
  actions: [consultation],
};

export const next: readonly PageId[] = ['solutions', 'consulting-services', 'about'];
