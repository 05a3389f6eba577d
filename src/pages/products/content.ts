import { type PointRecord, productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { cards } from './content/cards.ts';

const requestDemo: LinkRecord = { label: 'Request Demo', to: productEnquiry() };

export const hero: HeroRecord = {
  lead: 'Software for plants, warehouses, carriers, utilities, property owners and SAP teams, and a rugged phone for field and floor crews. Each product began as a client project and is now documented, supported and priced.',
  actions: [requestDemo, { label: 'See all seven', to: { anchor: 'catalog' } }],
};

export const catalog = {
  title: 'Scope and specifications of each product',
  note: 'Each entry says what the product does and what it runs on; its page adds screens, requirements and the license.',
  learnMore: 'Learn More',
  specsTitle: 'Technical specs',
} as const;

export const comparison = {
  title: 'Find the product by the question you have',
  note: 'Prices are where licenses begin; each product page says what drives them. “ECC” means ECC 6.0 with EHP 7 or 8; “S/4HANA” means release 2022 or later.',
  caption:
    'The seven products compared by the question they answer, who uses them, what they run on and what they cost',
  columns: ['You are asking', 'Used by', 'Runs on', 'License from'],
  rows: [
    {
      title: 'MDSLite',
      cells: [
        'Why did the line lose an hour last night?',
        'Operators, shift leads, quality',
        'SAP or other ERP, in a browser',
        '$9,600 per plant per year',
      ],
    },
    {
      title: 'FLEXMOBEX',
      cells: [
        'Why does the count never match SAP?',
        'Warehouse and floor operators',
        'SAP ECC or S/4HANA, Android scanners',
        '$14,400 per plant per year, 25 devices',
      ],
    },
    {
      title: 'ITECH MOBILE',
      cells: [
        'Which phone can we hand out and still manage?',
        'Field crews, drivers, supervisors',
        '4G and Wi-Fi, your device management',
        '$640 per phone, 36 months of updates',
      ],
    },
    {
      title: 'FlexPod',
      cells: [
        'Why do we bill a week after delivery?',
        'Drivers, depots, billing clerks',
        'SAP ECC or S/4HANA, any current phone',
        '$12,000 per depot per year',
      ],
    },
    {
      title: 'FlexUtility',
      cells: [
        'Why does a corrected read take three departments?',
        'Service agents, billing, crews',
        'SAP IS-U or S/4HANA Utilities',
        '$38,000 a year, by connections',
      ],
    },
    {
      title: 'Transport Migration Utility',
      cells: [
        'Who moved this to production, and in what order?',
        'Basis team, developers, approvers',
        'SAP ECC, S/4HANA or Solution Manager',
        '$18,000 per landscape per year',
      ],
    },
    {
      title: 'Real Estate Management Integration',
      cells: [
        'Which lease is this invoice for?',
        'Property managers, accountants',
        'Your four systems, in your cloud',
        '$24,000 a year, by units',
      ],
    },
  ],
} as const;

export const reasons = {
  title: 'Built, installed and supported by the same team',
  items: [
    {
      title: 'Made by the people who install it',
      description:
        'The team that sets it up for you also built it. A question in week three reaches the person who made that part.',
    },
    {
      title: 'A defined scope',
      description:
        'The offer lists what is included and what is not, so you can compare it with others line by line.',
    },
    {
      title: 'SAP stays the system of record',
      description:
        'Where a product touches SAP data, it reads and posts there, over released interfaces. Data that it keeps itself is named on its page.',
    },
    {
      title: 'Supported after go-live',
      description:
        'Emergency support around the clock, a named contact on business days, and updates on a date you choose.',
    },
  ] satisfies readonly PointRecord[],
} as const;

export const callToAction: CallToActionRecord = {
  title: 'See it with your own data',
  text: 'Send us a sample: ten orders, a route, a transport list. We prepare the demonstration with it.',
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
