import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/convokeai',
  title: 'ConvokeAI',
  heading: 'ConvokeAI answers from your records',
  tagline: 'Generative AI grounded in your own records',
  area: 'ai',
  group: 'solutions',
  place: 1,
  parent: 'solutions',
  description:
    'ConvokeAI puts generative AI to work on ERP, PLM and quality records, with sources cited, access rules kept and ten ready accelerators.',
  keywords: [
    'gen ai',
    'generative ai',
    'artificial intelligence',
    'llm',
    'rag',
    'copilot',
    'assistant',
    'chatbot',
  ],
};
