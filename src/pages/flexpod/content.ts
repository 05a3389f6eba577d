import { type PointRecord, productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { channels } from './content/channels.ts';
export { platform } from './content/platform.ts';
export { call, phone, proof, tour } from './content/screens.ts';
export { dispute, steps } from './content/workflow.ts';

export const hero: HeroRecord = {
  lead: 'FlexPod is electronic proof of delivery for logistics companies and hauliers. The driver captures the drop by phone, call or browser, FlexPod checks it against the delivery in SAP, and billing can start the same day.',
  actions: [
    { label: 'Request Demo', to: productEnquiry('FlexPod') },
    { label: 'Download Brochure', to: { file: 'flexpod-brochure.pdf' } },
  ],
};

export const headings = {
  channels: {
    title: 'Three Powerful POD Solutions',
    note: 'All three create the proof of delivery in one format. Use one, or combine them by route. The devices listed are those of the first release; new fleets use the browser client on iPhone, Android 13 or later, or our KTS-3C.',
    features: 'Key features',
    devices: 'Supported devices',
  },
  workflow: {
    title: 'How FlexPod Works',
    note: 'Every delivery is validated. Only a disputed delivery waits for a decision; the others go straight to billing.',
  },
  benefits: {
    title: 'Business Benefits',
    note: 'Without FlexPod, billing waits until the signed paper is back at the depot.',
  },
} as const;

export const benefits: readonly PointRecord[] = [
  {
    title: 'Streamlined POD Process',
    description: 'From the dock to the document without paper that has to be scanned, filed or found again.',
  },
  {
    title: 'Faster Invoicing',
    description: 'The evening’s billing run picks up what was signed during the day.',
  },
  {
    title: 'Improved Cash Flow',
    description: 'Payment terms start days earlier, and fewer invoices come back with a question.',
  },
  {
    title: 'Real-time Visibility',
    description: 'Customer service sees the drop, the shortage and the photo before the customer calls.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'See a delivery close in ninety seconds',
  text: 'We run a route of yours in a live demonstration, from the drop to the billing document.',
  actions: [
    { label: 'Get Started with FlexPod', to: productEnquiry('FlexPod') },
    { label: 'Schedule Consultation', to: productEnquiry('FlexPod') },
  ],
};

export const next: readonly PageId[] = ['flexmobex', 'itech-mobile', 'intelligent-finance'];
