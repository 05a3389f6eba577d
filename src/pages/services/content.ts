import { managedServicesFee } from '#content/prices.ts';
import type { CardRecord, HeadRecord, ServiceCard } from '#content/records/services.ts';
import { rateRange } from '#content/role-rates.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord, StatRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export const hero: HeroRecord = {
  lead: 'Plants and offices stop when SAP or a plant system stops. We run these systems for you, advise on what to change, or send the specialist you are missing.',
  actions: [
    { label: 'Contact Us', to: { page: 'contact', query: { enquiryType: 'Services' } } },
    { label: 'Compare the three', to: { anchor: 'compare' } },
  ],
};

export const cardsHead: HeadRecord = {
  title: 'Run, advise or reinforce',
  note: 'The services combine: many clients begin with an assessment and hand over operations later.',
};

export const cardLabels = { benefits: 'Your benefit', features: 'Included' } as const;

export const cards = [
  {
    title: 'Managed Services',
    description:
      'We run SAP, plant systems and the interfaces between them: incidents, changes, patches and month-end jobs. Decisions stay with you.',
    benefits: [
      'A named team that knows your interfaces',
      'One service level from the plant to SAP',
      'A monthly report with causes, not only counts',
    ],
    features: [
      'Follow-the-sun support',
      'Four SLA levels',
      '99.9% uptime SLA at Gold',
      'Monitoring and patching',
    ],
    image: 'managed-services',
    link: { label: 'Learn More', to: { page: 'managed-services' } },
  },
  {
    title: 'Consulting Services',
    description:
      'We look at how the work is done today, put a price on what goes wrong, and leave a plan that your own team can carry out.',
    benefits: [
      'Causes ranked by what they cost you',
      'Options compared, with prices',
      'Work packages your own team can start on',
    ],
    features: ['Four-step process', 'Eight industries', 'Twelve technologies', 'Fixed length and price'],
    image: 'consulting-services',
    link: { label: 'Learn More', to: { page: 'consulting-services' } },
  },
  {
    title: 'On Demand Services',
    description:
      'We fill the gap you name: a specialist for a weekend, a team for a rollout, or a share of a team that knows your system.',
    benefits: [
      'Up to 40% cost reduction with shared delivery',
      'No permanent hire for a temporary need',
      'A second person who knows your system',
    ],
    features: [
      'Three delivery models',
      'Four service portfolios',
      'Four coverage levels',
      'Hourly or fixed bid',
    ],
    image: 'on-demand-services',
    link: { label: 'Learn More', to: { page: 'on-demand-services' } },
  },
] as const satisfies readonly (ServiceCard & { readonly link: LinkRecord })[];

export const comparisonHead: HeadRecord = {
  title: 'Choose by what you have today',
  note: 'Read down the column whose first line describes your situation.',
};

export const comparison = {
  caption: 'The three services compared',
  columns: ['Managed Services', 'Consulting Services', 'On Demand Services'],
  rows: [
    {
      title: 'You have',
      cells: [
        'Systems that must run, and a team with other work to do',
        'A problem with several explanations',
        'A plan, and too few people for it',
      ],
    },
    {
      title: 'You get',
      cells: [
        'A service level, reported monthly',
        'A business case and a roadmap',
        'People with the skill, from a set date',
      ],
    },
    {
      title: 'Who leads the work',
      cells: ['We do, inside agreed rules', 'We do, with your sponsor', 'You do, or a lead we add'],
    },
    {
      title: 'How long',
      cells: ['A year, renewed yearly', 'Ten weeks, in four steps', 'A weekend to a year'],
    },
    {
      title: 'Pricing',
      cells: [
        `Time and Material or Fixed Bid, from ${managedServicesFee} a month`,
        `Fixed bid per step, or ${rateRange} an hour`,
        'T&M at consulting rates, hybrid or fixed bid, by coverage level',
      ],
    },
  ],
} as const;

export const statsHead: HeadRecord = { title: 'Service figures you can hold us to' };

export const stats: readonly StatRecord[] = [
  { value: '99.9', unit: '%', label: 'uptime SLA at Gold level in Managed Services' },
  { value: '140', unit: '+', label: 'enterprise-wide businesses supported' },
  { value: '40', unit: '%', label: 'cost reduction possible with shared delivery' },
  { value: '24/7', label: 'emergency support for critical issues' },
];

export const trustHead: HeadRecord = {
  title: 'Independent, certified and audited',
  note: 'For purchasing, information security and data protection.',
};

export const trust: readonly CardRecord[] = [
  {
    title: 'No vendor commission',
    description:
      'We are independent and earn no reseller commission from SAP, Dassault Systèmes or Siemens, so our advice does not depend on what is sold.',
  },
  {
    title: 'Certified people',
    description:
      'Our consultants hold the vendors’ certifications personally. You see them before you choose the team.',
  },
  {
    title: 'Audited security',
    description:
      'Managed services and delivery are ISO/IEC 27001 certified, and a SOC 2 Type II report covers managed services every year. Both are available under NDA.',
  },
  {
    title: 'Your data stays with you',
    description:
      'We work in your systems and keep no copies. An EU data processing agreement is signed on request.',
  },
  {
    title: 'Platforms we work on',
    description:
      'SAP ECC and S/4HANA, RISE with SAP, SAP BTP, Amazon Web Services, Microsoft Azure and Google Cloud.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'Describe the systems you depend on',
  text: 'Their names and the hours they must run are enough to begin. You get a proposal with service, team and price.',
  actions: [
    { label: 'Contact Us', to: { page: 'contact', query: { enquiryType: 'Services' } } },
    {
      label: 'Request a Proposal',
      to: {
        page: 'contact',
        query: { enquiryType: 'Request for Proposal' },
      },
    },
  ],
};

export const next: readonly PageId[] = ['solutions', 'ai-services', 'about'];
