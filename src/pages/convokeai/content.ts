import type { HeadRecord } from '#content/records/services.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const getStarted: LinkRecord = {
  label: 'Get Started Today',
  to: { page: 'contact', query: { enquiryType: 'Solutions', specificCategory: 'Analytics & Big Data' } },
};

export const hero: HeroRecord = {
  lead: 'Ask the ERP, the PLM vault and the quality system in plain language. The answer names its sources, keeps to the reader’s access rights and can be checked by an auditor.',
  actions: [getStarted, { label: 'See what it does', to: { anchor: 'ai-capabilities' } }],
};

export const applicationsHead: HeadRecord = {
  title: 'AI in applications',
  note: 'It works inside the screens people already have open. The exchanges are examples; the record numbers would be yours.',
};

export const acceleratorsHead: HeadRecord = {
  title: 'Ten accelerators, each purpose-built',
  note: 'Each comes with its connectors, prompts, tests and dashboard. What is left to add is your data and your rules.',
};

export const callToAction: CallToActionRecord = {
  title: 'Bring one question nobody can answer',
  text: 'We connect two of your systems to ConvokeAI and answer it in front of you, with the records it came from.',
  actions: [getStarted],
};

export const next: readonly PageId[] = ['ai-services', 'analytics', 'iot-big-data'];
