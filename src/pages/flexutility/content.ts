import { productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { platform } from './content/platform.ts';
export { benefits, documentation, processes } from './content/processes.ts';
export { modules, systems, trace } from './content/systems.ts';

const requestDemo: LinkRecord = { label: 'Request Demo', to: productEnquiry('FlexUtility') };

export const download: LinkRecord = {
  label: 'Download Documentation',
  to: { file: 'flexutility-documentation.pdf' },
};

export const hero: HeroRecord = {
  lead: 'FlexUtility runs regulated power, gas and water utilities on three SAP systems. Customer service, metering, billing and field work share one account, so a read, its bill, its payment and its service order agree.',
  actions: [requestDemo, download],
};

export const headings = {
  systems: {
    title: 'Each step runs in the SAP system that owns it',
    note: 'One meter of a residential customer, from move-in to a question about the bill. Commercial customers follow the same path.',
  },
  modules: { title: 'Service, billing, stock and field work arrive configured' },
  processes: {
    title: 'Business processes, tested before you begin',
    note: 'Twenty processes in four categories come designed and configured. Your project works on what differs: rates, bill layout, interfaces, rules of your regulator.',
  },
  benefits: { title: 'Shorter calls, fewer corrected bills' },
  documentation: {
    title: 'Documentation for configuration and testing',
    note: 'The PDF shows extracts; the full set comes with the system and is updated with every release.',
  },
} as const;

export const account = {
  label:
    'FlexUtility account screen for 22 Orchard Row: twelve months of consumption with one estimated read, last bill 61.60 dollars, paid.',
  title: 'Account 2200395, 22 Orchard Row',
  aside: 'Residential, R-1',
  chartTitle: 'Consumption, kWh',
  reads: [
    { month: 'Jun', value: 498 },
    { month: 'Jul', value: 611 },
    { month: 'Aug', value: 640 },
    { month: 'Sep', value: 522 },
    { month: 'Oct', value: 430 },
    { month: 'Nov', value: 388 },
    { month: 'Dec', value: 455 },
    { month: 'Jan', value: 472 },
    { month: 'Feb', value: 440, estimated: true },
    { month: 'Mar', value: 401 },
    { month: 'Apr', value: 378 },
    { month: 'May', value: 396 },
  ],
  estimatedLabel: 'February estimated, corrected in March',
  facts: [
    { name: 'Device', value: 'E-541907' },
    { name: 'Last bill', value: '$61.60' },
    { name: 'Balance', value: '$0.00' },
  ],
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Follow one meter to cash',
  text: 'Send us a rate sheet and a sample read. We bill it in a demonstration system and follow it through to the payment.',
  actions: [requestDemo, { label: 'Schedule Consultation', to: productEnquiry('FlexUtility') }],
};

export const next: readonly PageId[] = ['intelligent-finance', 'iot-big-data', 'transport-migration'];
