import { type PointRecord, productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { cards } from './content/cards.ts';

const requestDemo: LinkRecord = { label: 'Request Demo', to: productEnquiry() };

export const hero: HeroRecord = {
  lead: 'Each of these began as a project for one customer. When the third one asked for the same thing, we made it a product: documented, supported and priced.',
  actions: [requestDemo, { label: 'See all seven', to: { anchor: 'catalog' } }],
};

export const catalog = {
  title: 'The catalog',
  note: 'Every entry states what it does, what it runs on and what it needs from you.',
  learnMore: 'Learn More',
  specsTitle: 'Technical specs',
} as const;

export const comparison = {
  title: 'Which one answers your question',
  caption: 'The seven products compared by the question they answer, who uses them and what they connect to',
  columns: ['You are asking', 'In whose hands', 'What we need from you'],
  rows: [
    {
      title: 'MDSLite',
      cells: [
        'Why did the line lose an hour last night?',
        'Operators, shift leads, quality',
        'Routings and checks of one line',
      ],
    },
    {
      title: 'FLEXMOBEX',
      cells: [
        'Why does the count never match SAP?',
        'Warehouse and floor operators',
        'A test client and two of your devices',
      ],
    },
    {
      title: 'ITECH MOBILE',
      cells: [
        'Which phone can we hand out and still manage?',
        'Field crews, drivers, supervisors',
        'A list of apps and the Wi-Fi plan',
      ],
    },
    {
      title: 'FlexPod',
      cells: [
        'Why do we bill a week after delivery?',
        'Drivers, depots, billing clerks',
        'One route and its delivery documents',
      ],
    },
    {
      title: 'FlexUtility',
      cells: [
        'Why does a corrected read take three departments?',
        'Service agents, billing, crews',
        'Rate sheet and a sample of accounts',
      ],
    },
    {
      title: 'Transport Migration Utility',
      cells: [
        'Who moved this to production, and in what order?',
        'Basis team, developers, approvers',
        'Last month’s list of transports',
      ],
    },
    {
      title: 'Real Estate Management Integration',
      cells: [
        'Which lease is this invoice for?',
        'Property managers, accountants',
        'Read access to the four systems',
      ],
    },
  ],
} as const;

export const reasons = {
  title: 'Why choose our products',
  note: 'Four things that hold for all seven, whichever you begin with.',
  items: [
    {
      title: 'Made by the people who install it',
      description:
        'The team that sets up your system wrote it. A question in week three reaches the person who built the part it is about.',
    },
    {
      title: 'A defined scope',
      description:
        'What is in the box is written down, and so is what is not. You can compare two quotes line by line.',
    },
    {
      title: 'Your ERP stays the book of record',
      description:
        'Orders, stock and postings live in SAP. Our products read and post there, and keep no second truth.',
    },
    {
      title: 'Supported after go-live',
      description:
        'Round-the-clock support for critical issues, a named contact for the rest, and updates on a date you choose.',
    },
  ] satisfies readonly PointRecord[],
} as const;

export const callToAction: CallToActionRecord = {
  title: 'See it with your own data',
  text: 'Pick a product and send us a sample: ten orders, a route, a transport list. The demonstration runs on that.',
  actions: [
    requestDemo,
    {
      label: 'Start Your Digital Transformation',
      to: {
        page: 'contact',
        query: { enquiryType: 'Request for Proposal', specificCategory: 'Digital Transformation' },
      },
    },
  ],
};

export const next: readonly PageId[] = ['manufacturing-operations', 'sap-implementation', 'industries'];
