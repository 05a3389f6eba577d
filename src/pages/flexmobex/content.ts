import { productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { capabilities, deviceFits, devices, fitLabels } from './content/operations.ts';
export { pick } from './content/screens.ts';
export { requirements, technologies } from './content/technology.ts';

const getStarted: LinkRecord = { label: 'Get Started with FlexMobEx', to: productEnquiry('FlexMobEx') };

export const hero: HeroRecord = {
  lead: 'Goods receipt, put-away, picking and counting on a handheld, posted to SAP as it is scanned. No paper, no evening of typing, no difference at year end.',
  actions: [getStarted, { label: 'Check the requirements', to: { anchor: 'requirements' } }],
};

export const headings = {
  capabilities: {
    title: 'Six transactions off the desk',
    note: 'Each label names what SAP records. They are real Code 39: point a scanner at your screen.',
  },
  devices: {
    title: 'Three device families',
    note: 'Use the ones you own. The same screens fit all three.',
    caption: 'Which device family suits which task',
  },
  technologies: { title: 'Four supported technologies' },
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Scan one aisle with us',
  text: 'We bring the devices. By the end of the day the aisle is counted and the stock in SAP is right.',
  actions: [getStarted, { label: 'Schedule Consultation', to: productEnquiry('FlexMobEx') }],
};

export const next: readonly PageId[] = ['manufacturing-operations', 'itech-mobile', 'flexpod'];
