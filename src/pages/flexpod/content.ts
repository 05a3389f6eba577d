import { type PointRecord, productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { channels } from './content/channels.ts';
export { call, phone, proof, tour } from './content/screens.ts';
export { dispute, steps } from './content/workflow.ts';

export const hero: HeroRecord = {
  lead: 'Proof of delivery for logistics companies and hauliers. The driver captures it, the system checks it, billing starts the same day.',
  actions: [
    { label: 'Request Demo', to: productEnquiry('FlexPod') },
    { label: 'Download Brochure', to: { file: 'flexpod-brochure.pdf' } },
  ],
};

export const headings = {
  channels: {
    title: 'Three Powerful POD Solutions',
    note: 'One record, three ways to make it. Use one, or mix them by route.',
    features: 'Key features',
    devices: 'Supported devices',
  },
  workflow: {
    title: 'How FlexPod Works',
    note: 'Every delivery is validated. A disputed item takes the side road and rejoins when it is settled.',
  },
  benefits: {
    title: 'Business Benefits',
    note: 'Hauliers bill when the paper is back at the depot. FlexPod removes the paper, and with it the wait.',
  },
} as const;

export const benefits: readonly PointRecord[] = [
  {
    title: 'Streamlined POD Process',
    description:
      'One path from dock to document. Nothing to scan in, file or lose between the cab and the office.',
  },
  {
    title: 'Faster Invoicing',
    description:
      'The billing run picks up a delivery the evening it was signed, and the tour sheet can stay in the cab.',
  },
  {
    title: 'Improved Cash Flow',
    description: 'Payment terms start days earlier, and fewer invoices come back with a question on them.',
  },
  {
    title: 'Real-time Visibility',
    description:
      'Customer service sees the drop, the shortage and the photo before the customer calls about it.',
  },
];

export const callToAction: CallToActionRecord = {
  title: 'See a delivery close in ninety seconds',
  text: 'We will run one of your routes in a live demonstration.',
  actions: [
    { label: 'Get Started with FlexPod', to: productEnquiry('FlexPod') },
    { label: 'Schedule Consultation', to: productEnquiry('FlexPod') },
  ],
};

export const next: readonly PageId[] = ['flexmobex', 'itech-mobile', 'intelligent-finance'];
