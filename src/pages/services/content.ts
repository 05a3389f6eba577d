import type { HeadRecord, ServiceCard } from '#content/records/services.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord, StatRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export const hero: HeroRecord = {
  lead: 'The team that built the interface answers when it fails. Choose how much of us you want: all year, for a plan, or for the four weeks that matter.',
  actions: [
    { label: 'Contact Us', to: { page: 'contact', query: { enquiryType: 'Services' } } },
    { label: 'Compare the three', to: { anchor: 'compare' } },
  ],
};

export const cardsHead: HeadRecord = {
  title: 'Three ways to work with us',
  note: 'They combine: a plan from one, hands from another, and the night shift from the third.',
};

export const cardLabels = { benefits: 'What changes for you', features: 'What is in it' } as const;

export const cards = [
  {
    title: 'Managed Services',
    description:
      'We run SAP, plant systems and the interfaces between them: incidents, changes, patches, month-end. The decisions stay with you.',
    benefits: [
      'A named team that knows your interfaces',
      'One service level across the whole chain',
      'A monthly report that gives causes beside counts',
    ],
    features: ['Follow-the-sun support', 'Four SLA levels', '99.9% uptime SLA', 'Monitoring and patching'],
    image: 'managed-services',
    link: { label: 'Learn More', to: { page: 'managed-services' } },
  },
  {
    title: 'Consulting Services',
    description:
      'We look at how the work is done today, price what is wrong with it, and leave a plan in packages your own team can carry out.',
    benefits: [
      'Causes with a price tag, largest first',
      'Variants with honest prices',
      'Packages your own team can start on',
    ],
    features: ['Four-step process', 'Eight industries', 'Twelve technologies', 'Fixed length and price'],
    image: 'consulting-services',
    link: { label: 'Learn More', to: { page: 'consulting-services' } },
  },
  {
    title: 'On Demand Services',
    description:
      'We fill the gap you name: a specialist for a weekend, a team for a rollout, or a share of a team that already knows the system.',
    benefits: [
      'Up to 40% cost reduction with shared delivery',
      'No hiring for a need that ends in June',
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
  title: 'Which one fits',
  note: 'Read down the column that sounds like your Monday.',
};

export const comparison = {
  caption: 'The three services compared',
  columns: ['Managed Services', 'Consulting Services', 'On Demand Services'],
  rows: [
    {
      title: 'You have',
      cells: [
        'Systems that must run, and people who should be doing something else',
        'A problem with several explanations',
        'A plan, and one pair of hands too few',
      ],
    },
    {
      title: 'You get',
      cells: [
        'A service level, measured',
        'A decision paper and a roadmap',
        'People with the skill, from a set date',
      ],
    },
    {
      title: 'Who leads the work',
      cells: ['We do, inside agreed rules', 'We do, with your sponsor', 'You do, or a lead we add'],
    },
    {
      title: 'How long',
      cells: ['A year and renewing', 'Ten weeks, in four steps', 'A weekend to a year'],
    },
    {
      title: 'Pricing',
      cells: [
        'Time and Material or Fixed Bid',
        'Fixed bid per step',
        'T&M, hybrid or fixed bid, by coverage level',
      ],
    },
  ],
} as const;

export const statsHead: HeadRecord = { title: 'What stands behind a service' };

export const stats: readonly StatRecord[] = [
  { value: '99.9', unit: '%', label: 'uptime SLA in Managed Services' },
  { value: '140', unit: '+', label: 'enterprise-wide businesses supported' },
  { value: '40', unit: '%', label: 'less cost with shared delivery, at best' },
  { value: '24/7', label: 'emergency support for critical issues' },
];

export const callToAction: CallToActionRecord = {
  title: 'Tell us what must not stop',
  text: 'Name the systems and the hours. We come back with a service level, a team and a price for each.',
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
