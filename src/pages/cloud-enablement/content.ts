import type { Card, SectionText } from '#content/card.ts';
import { firstStep } from '#content/prices.ts';
import { certificates } from '#content/terms-of-business.ts';
import type { CallToActionRecord, HeroRecord, Target } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

const enquiry: Target = {
  page: 'contact',
  query: { enquiryType: 'Solutions', specificCategory: 'Cloud Enablement & Migration' },
};

export const hero: HeroRecord = {
  lead: 'We move SAP and the systems around it to Amazon Web Services, Microsoft Azure, Google Cloud or RISE with SAP. The move runs in four waves, each reversible and signed off by its users, with production rehearsed twice, while the plant keeps shipping.',
  actions: [
    { label: 'Start Your Cloud Journey', to: enquiry },
    { label: 'See the services', to: { anchor: 'services' } },
  ],
};

export const services: SectionText = {
  title: 'Assess, move, modernize, operate',
  note: 'Take all four, or start where you are today.',
};

export const serviceCards = [
  {
    title: 'Cloud readiness assessment',
    description:
      'Systems, interfaces and licenses are listed, sized and rated by effort and risk, with the yearly cost on each platform.',
    image: 'server-rack',
    features: ['Inventory', 'Sizing', 'Business case'],
  },
  {
    title: 'SAP workload migration',
    description:
      'SAP systems move as they are or are converted on the way, with rehearsed cutovers and a rollback point at every step.',
    image: 'cloud-enablement',
    features: ['Brownfield', 'Selective', 'Rollback'],
  },
  {
    title: 'Application modernization',
    description:
      'Unused custom code is retired. What you still need is rebuilt on SAP BTP, beside a clean core.',
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
  title: 'Sandbox first, production last',
  note: 'A wave starts once users have signed off on the one before. Ten systems take five to eight months and about 4,000 hours or $380,000, each wave at a fixed price set by data volume, interfaces and permitted downtime.',
};

export const waveSteps = [
  {
    when: 'Wave 1',
    title: 'Sandbox and training',
    text: 'Proves network, sign-on, backup and restore. A failure here affects only the project team.',
  },
  {
    when: 'Wave 2',
    title: 'Development and quality',
    text: 'Transports, automated tests and interfaces run in the cloud for a full month.',
  },
  {
    when: 'Wave 3',
    title: 'Analytics and satellites',
    text: 'Portals, reporting and other systems around the core. Named users check response times and sign off.',
  },
  {
    when: 'Wave 4',
    title: 'Production',
    text: 'Two full rehearsals, then the cutover weekend, with a rollback point every four hours until noon on Sunday.',
  },
] as const;

export const benefits: SectionText = { title: 'Capacity when you need it, security you can audit' };

export const benefitCards: readonly Card[] = [
  {
    title: 'Enhanced Performance',
    description:
      'HANA runs in a region close to the plant. Extra application servers start for month end, so that jobs finish overnight.',
  },
  {
    title: 'Cost Efficiency',
    description:
      'No hardware to buy, replace or write off. A test system switched off costs only its storage, and each department sees its share of the bill.',
  },
  {
    title: 'Enhanced Security',
    description: `We review encryption, roles and monitoring before and after each wave. ${certificates}`,
  },
  {
    title: 'Scalability',
    description:
      'Add a plant, a company code or seasonal volume without buying hardware; a larger instance takes one restart.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Start with an inventory',
  text: `Two weeks and about 160 hours, fixed at ${firstStep.cloudEnablement}: systems, interfaces, sizing and the yearly cost on each platform. The findings are yours, whoever does the migration.`,
  actions: [{ label: 'Start Your Cloud Journey', to: enquiry }],
};

export const next: readonly PageId[] = ['sap-implementation', 'managed-services', 'analytics'];
