import type { Card, SectionText } from '#content/card.ts';
import { certificates } from '#content/terms-of-business.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Cloud Enablement & Migration' },
};

export const hero: HeroRecord = {
  lead: 'We move SAP and the systems around it to Amazon Web Services, Microsoft Azure, Google Cloud or RISE with SAP. Four waves, each rehearsed, reversible and signed off by its users, keep the plant shipping.',
  actions: [
    { label: 'Start Your Cloud Journey', to: enquiry },
    { label: 'See the services', to: { anchor: 'services' } },
  ],
};

export const services: SectionText = {
  title: 'Assess, move, modernize, operate',
  note: 'Take them in order, or start at the step you have reached.',
};

export const serviceCards = [
  {
    title: 'Cloud readiness assessment',
    description:
      'Systems, interfaces and licenses listed, sized and rated by effort and risk, with the cost on each platform.',
    image: 'server-rack',
    features: ['Inventory', 'Sizing', 'Business case'],
  },
  {
    title: 'SAP workload migration',
    description: 'SAP systems moved or converted with rehearsed cutovers and a rollback point at every step.',
    image: 'cloud-enablement',
    features: ['Brownfield', 'Selective', 'Rollback'],
  },
  {
    title: 'Application modernization',
    description: 'Custom code retired, or rebuilt on SAP BTP beside a clean core.',
    image: 'convokeai',
    features: ['Clean core', 'APIs', 'DevOps'],
  },
  {
    title: 'Managed cloud operations',
    description:
      'Patching, backup, cost control and follow-the-sun support, at the service level you choose.',
    image: 'headset',
    features: ['99.9% uptime (Gold)', '24/7'],
  },
] as const satisfies readonly Card[];

export const waves: SectionText = {
  title: 'Smallest risk first, production last',
  note: 'A wave starts only when the users of the one before have signed it off. A landscape of ten systems takes five to eight months, each wave at a fixed price.',
};

export const waveSteps = [
  {
    when: 'Wave 1',
    title: 'Sandbox and training',
    text: 'Proves network, sign-on and backup. A failure here affects the project team alone.',
  },
  {
    when: 'Wave 2',
    title: 'Development and quality',
    text: 'Transports, automated tests and interfaces run from the cloud for a full month.',
  },
  {
    when: 'Wave 3',
    title: 'Analytics and satellites',
    text: 'Portals, reporting and the systems around the core. Named users measure response times and sign off.',
  },
  {
    when: 'Wave 4',
    title: 'Production',
    text: 'Two full rehearsals, then the cutover on a weekend, with a rollback point every four hours until noon on Sunday.',
  },
] as const;

export const benefits: SectionText = { title: 'Capacity on demand, security you can audit' };

export const benefitCards: readonly Card[] = [
  {
    title: 'Enhanced Performance',
    description:
      'In-memory processing in a region close to the plant. Month-end jobs get extra capacity and finish overnight.',
  },
  {
    title: 'Cost Efficiency',
    description:
      'You pay for what runs: test systems shut down at 18:00, production is reserved by the year, and each team sees its own bill.',
  },
  {
    title: 'Enhanced Security',
    description: `Encryption, roles and monitoring are reviewed before and after each wave. ${certificates}`,
  },
  {
    title: 'Scalability',
    description: 'Add a plant, a company code or a season’s volume without buying hardware.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Start with an inventory',
  text: 'Two weeks and about 160 hours, at a fixed price: systems, sizing, and the yearly cost on each platform. The findings are yours, whoever does the migration.',
  actions: [{ label: 'Start Your Cloud Journey', to: enquiry }],
};

export const next: readonly PageId[] = ['sap-implementation', 'managed-services', 'analytics'];
