import type { PageId } from '../page-id.ts';
import type { CallToActionRecord, HeroRecord } from '../types.ts';

export const hero: HeroRecord = {
  lead: 'Ask the ERP, the PLM vault and the quality system in plain language. The answer names its sources, keeps to the reader’s access rights and can be checked by an auditor.',
  actions: [{ label: 'Get Started Today', to: { page: 'contact', query: { enquiryType: 'Solutions' } } }],
};

export const callToAction: CallToActionRecord = {
  title: 'Bring one question nobody can answer',
  text: 'We connect two of your systems to ConvokeAI and answer it in front of you, with the records it came from.',
  actions: [{ label: 'Get Started Today', to: { page: 'contact', query: { enquiryType: 'Solutions' } } }],
};

export const next: readonly PageId[] = ['ai-services', 'analytics', 'iot-big-data'];
