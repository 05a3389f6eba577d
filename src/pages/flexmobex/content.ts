import { productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { capabilities, deviceFits, devices, fitLabels } from './content/operations.ts';
export { pick } from './content/screens.ts';
export { requirements, technologies } from './content/technology.ts';
export { terms, warehouses } from './content/warehouse.ts';

const getStarted: LinkRecord = { label: 'Get Started with FlexMobEx', to: productEnquiry('FlexMobEx') };

export const hero: HeroRecord = {
  lead: 'FlexMobEx brings SAP transactions to handheld radio-frequency scanners. Warehouse and production staff receive, put away, pick and count with it, and each scan posts in SAP at the rack, so stock is right during the shift.',
  actions: [getStarted, { label: 'Check the requirements', to: { anchor: 'requirements' } }],
};

export const headings = {
  capabilities: {
    title: 'Post at the rack, from receipt to count',
    note: 'Each label names what SAP records, by movement type or transaction. They are real Code 39: try an imaging scanner on the screen.',
  },
  devices: {
    title: 'A device for the hand, the dock and the forklift',
    note: 'These are the families of the first release. The screens also run on their Android successors.',
    caption: 'Which device family suits which task',
  },
  technologies: { title: 'Standard labels and radio, no middleware' },
  warehouses: {
    title: 'Fits the warehouse module you run',
    note: 'FlexMobEx uses the postings SAP already has, so reports, batches and authorizations work as before.',
  },
  terms: { title: 'Starts in one aisle and grows to the warehouse' },
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Count one aisle with us',
  text: 'We bring the devices and set up the count in a copy of your stock data. At the end of the day you compare it with SAP.',
  actions: [getStarted, { label: 'Schedule Consultation', to: productEnquiry('FlexMobEx') }],
};

export const next: readonly PageId[] = ['manufacturing-operations', 'itech-mobile', 'flexpod'];
