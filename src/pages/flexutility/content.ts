import { productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord, LinkRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { benefits, documentation, processes } from './content/processes.ts';
export { modules, systems, trace } from './content/systems.ts';

const requestDemo: LinkRecord = { label: 'Request Demo', to: productEnquiry('FlexUtility') };

export const download: LinkRecord = {
  label: 'Download Documentation',
  to: { file: 'flexutility-documentation.pdf' },
};

export const hero: HeroRecord = {
  lead: 'A meter is read, a bill goes out, a crew is sent and the ledger agrees. Customers, devices, billing and field work for regulated utilities, on three SAP systems.',
  actions: [requestDemo, download],
};

export const headings = {
  systems: {
    title: 'Three SAP systems, one meter',
    note: 'Residential and commercial customers of a regulated market: each step happens in the system that owns it, and the other two know.',
  },
  modules: { title: 'Four SAP modules, configured to meet' },
  processes: {
    title: 'Business processes in four categories',
    note: 'Twenty processes, each designed, configured and tested before your project begins.',
  },
  benefits: { title: 'What a utility gains' },
  documentation: {
    title: 'The documentation comes along',
    note: 'Three groups, handed over with the system and kept current with it.',
  },
} as const;

export const account = {
  label:
    'FlexUtility account screen for 22 Orchard Row: twelve months of consumption with one estimated read, last bill 60.98 dollars, paid.',
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
    { name: 'Last bill', value: '$60.98' },
    { name: 'Balance', value: '$0.00' },
  ],
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Follow one meter to cash',
  text: 'One meter, one read, one bill, one payment, shown end to end in a system set up like yours.',
  actions: [requestDemo, { label: 'Schedule Consultation', to: productEnquiry('FlexUtility') }],
};

export const next: readonly PageId[] = ['intelligent-finance', 'iot-big-data', 'transport-migration'];
