import { license, phonePrice } from '#content/prices.ts';
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
  note: '“First release” is what a product was launched on, “today” what new installations run on. Each product’s page adds screens, requirements and what drives its price.',
  learnMore: 'Learn More',
  specsTitle: 'Technical specs',
} as const;

export const comparison = {
  title: 'Find the product by the question you have',
  note: 'First use is the usual time until people work with it; the license is where prices begin. “ECC” means ECC 6.0 with EHP 7 or 8, “S/4HANA” release 2022 or later.',
  caption:
    'The seven products compared by the question they answer, the time until first use, what they run on and what they cost',
  columns: ['You are asking', 'First use', 'Runs on', 'License from'],
  rows: [
    {
      title: 'MDSLite',
      cells: [
        'Why did the line lose an hour last night?',
        'First line in 8 weeks',
        'SAP or other ERP, in a browser',
        `${license.mdslite} per plant per year`,
      ],
    },
    {
      title: 'FLEXMOBEX',
      cells: [
        'Why does the count never match SAP?',
        'First aisle in 3 weeks, the warehouse in 8',
        'SAP ECC or S/4HANA, Android scanners',
        `${license.flexmobex} per plant per year, 25 devices`,
      ],
    },
    {
      title: 'ITECH MOBILE',
      cells: [
        'Which phone can we hand out and still manage?',
        'Five on trial in week 2, the fleet in week 8',
        '4G and Wi-Fi, your device management',
        `${phonePrice} per phone, 36 months of updates`,
      ],
    },
    {
      title: 'FlexPod',
      cells: [
        'Why do we bill a week after delivery?',
        'First depot in 6 weeks',
        'SAP ECC or S/4HANA, any current phone',
        `${license.flexpod} per depot per year`,
      ],
    },
    {
      title: 'FlexUtility',
      cells: [
        'Why does a corrected read take three departments?',
        '6 to 12 months, by connections',
        'SAP IS-U or S/4HANA Utilities',
        `${license.flexutility} a year, by connections`,
      ],
    },
    {
      title: 'Transport Migration Utility',
      cells: [
        'Who moved this to production, and in what order?',
        'Installed in a day',
        'SAP ECC, S/4HANA or Solution Manager',
        `${license.transportMigration} per landscape per year`,
      ],
    },
    {
      title: 'Real Estate Management Integration',
      cells: [
        'Which lease is this invoice for?',
        'First building in 4 weeks',
        'Your four systems, in your cloud',
        `${license.realEstate} a year, by units`,
      ],
    },
  ],
} as const;

export const reasons = {
  title: 'Built, installed and supported by the same team',
  items: [
    {
      title: 'Questions reach the developer',
      description:
        'In the project and after it, you talk to the person who wrote that part. There is no reseller in between.',
    },
    {
      title: 'A scope you can compare',
      description:
        'The offer lists hours, price and what is not included. The first depot of FlexPod, for example: 132 hours, fixed at $22,860.',
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
