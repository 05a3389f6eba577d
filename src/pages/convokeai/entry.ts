import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/convokeai',
  title: 'ConvokeAI',
  heading: 'ConvokeAI answers from your records',
  tagline: 'Cited answers from SAP, PLM and quality records',
  area: 'ai',
  group: 'solutions',
  place: 1,
  parent: 'solutions',
  description:
    'Ask SAP, PLM and quality records in plain language. Answers cite their sources, follow access rights and stay in your own cloud tenant.',
  keywords: [
    'gen ai',
    'generative ai',
    'artificial intelligence',
    'llm',
    'rag',
    'copilot',
    'assistant',
    'chatbot',
    'large language model',
    'servicenow',
    'azure openai',
    'amazon bedrock',
    'vertex ai',
    'ai security',
    'data privacy',
  ],
};
