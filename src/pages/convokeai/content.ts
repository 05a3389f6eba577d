import { firstStep } from '#content/prices.ts';
import type { HeadRecord } from '#content/records/services.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const getStarted: LinkRecord = {
  label: 'Get Started Today',
  to: {
    page: 'contact',
    query: { enquiryType: 'Request for Proposal', specificCategory: 'Digital Transformation' },
  },
};

export const hero: HeroRecord = {
  lead: 'An assistant for engineers, buyers, planners and accountants. They ask questions in plain language across SAP, PLM and quality data, and each answer cites the records it was read from. It runs in your own cloud tenant and respects each user’s access rights.',
  actions: [getStarted, { label: 'See what it does', to: { anchor: 'ai-capabilities' } }],
};

export const applicationsHead: HeadRecord = {
  title: 'AI in applications',
  note: 'ConvokeAI works inside the screens people already have open. The exchanges are examples; the record numbers would be yours.',
};

export const acceleratorsHead: HeadRecord = {
  title: 'Purpose-built accelerators for recurring work',
  note: 'Each of the ten comes with connectors, prompts, tests and a dashboard. You add your data and your rules.',
};

export const callToAction: CallToActionRecord = {
  title: 'See it answer a question of yours',
  text: `The first hour is free: bring a question that takes your team a day, and we tell you whether your data can answer it. The next four weeks cost from ${firstStep.convokeai}, fixed. They leave a prototype on two of your systems and a ranked list of further uses with their cost.`,
  actions: [getStarted],
};

export const next: readonly PageId[] = ['ai-services', 'analytics', 'iot-big-data'];
