import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: '350 people, five locations and a habit of finishing what we start.',
  actions: [{ label: 'Write to us', to: { page: 'contact', query: { enquiryType: 'Careers' } } }],
};

export const callToAction: CallToActionRecord = {
  title: 'Two people read every application',
  text: 'One who would manage you and one who would sit next to you.',
  actions: [{ label: 'Write to us', to: { page: 'contact', query: { enquiryType: 'Careers' } } }],
};

export const next: readonly PageId[] = ['about', 'industries'];
