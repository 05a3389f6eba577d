import { company } from '#content/company.ts';
import type { Findability } from '../page-entry.ts';

export const companyFindability = {
  home: {
    description: company.description,
    keywords: ['home', 'start', company.shortName],
  },
  solutions: {
    description:
      'Ten practices that take an idea from the drawing to a running plant: AI, plant systems, PLM, SAP, cloud, analytics, finance and IoT.',
    keywords: ['solutions', 'practices', 'offerings', 'what we do'],
  },
  'ai-services': {
    description:
      'From the first use case to models in production: strategy, engineering and operations for AI that is measured, governed and paid back.',
    keywords: [
      'ai',
      'artificial intelligence',
      'machine learning',
      'ml',
      'data science',
      'mlops',
      'computer vision',
      'gen ai',
    ],
  },
  services: {
    description:
      'Managed, consulting and on-demand services from one team that knows plant, ERP and cloud, priced by time and material or fixed bid.',
    keywords: ['it services', 'support', 'outsourcing', 'operations'],
  },
  products: {
    description:
      'MDSLite, FlexMobEx, ITECH Mobile, FlexPod, FlexUtility, Transport Migration Utility and Real Estate Management Integration.',
    keywords: ['products', 'software', 'catalogue', 'demo'],
  },
  industries: {
    description:
      'What is hard in automotive, aerospace, life sciences, oil and gas, retail and eight more industries, and what we do about it.',
    keywords: [
      'industries',
      'verticals',
      'automotive',
      'aerospace',
      'life sciences',
      'oil and gas',
      'retail',
      'healthcare',
      'government',
    ],
  },
  about: {
    description: `Founded in ${company.foundingYear} in ${company.foundingPlace}: more than 350 people in five delivery locations who plan systems, build them and keep them running.`,
    keywords: ['about', 'company', 'history', 'leadership', 'team', 'values', 'vision', 'mission'],
  },
  careers: {
    description:
      'Six open positions in engineering, product, infrastructure, design, analytics and sales, and a form that reaches a person.',
    keywords: ['careers', 'jobs', 'vacancies', 'positions', 'apply', 'resume', 'hiring', 'work with us'],
  },
  contact: {
    description:
      'Write to us in Houston or Hyderabad, call, or use the enquiry form. A person reads every message and answers within 24 hours.',
    keywords: [
      'contact',
      'email',
      'phone',
      'address',
      'offices',
      'houston',
      'hyderabad',
      'enquiry',
      'consultation',
      'support',
    ],
  },
  'terms-of-use': {
    description:
      'The terms under which this website may be used, the law that governs them and how you hear of changes.',
    keywords: ['terms', 'conditions', 'legal', 'governing law', 'liability'],
  },
  'privacy-policy': {
    description:
      'What we collect through this website, why, who sees it, how long we keep it and the rights you have over it.',
    keywords: ['privacy', 'gdpr', 'ccpa', 'dpdp', 'cookies', 'data protection', 'personal data'],
  },
} as const satisfies Record<string, Findability>;
