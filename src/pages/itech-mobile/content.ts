import { company } from '#content/company.ts';
import { productEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

export { benefits, features } from './content/features.ts';
export { specGroups } from './content/specs.ts';

export const hero: HeroRecord = {
  lead: 'Model KTS-3C: Android 10.0, octa-core, 4G with VoLTE, and a home screen that shows the work order first. Set up for your people before it leaves our bench.',
  actions: [
    { label: 'Request Demo', to: productEnquiry('ITECH Mobile') },
    { label: 'Learn More', to: { anchor: 'features' } },
  ],
};

export const headings = {
  features: {
    title: 'Six features, one pocket',
    note: 'The screen below is a maintenance technician’s. A driver’s looks different.',
  },
  specs: { title: 'Specifications' },
  benefits: { title: 'Six benefits for the business' },
} as const;

export const phone = {
  label:
    'The home screen of the KTS-3C: the open work order on pump 12 at the top, six work apps below it, a call button and the plant Wi-Fi.',
  status: { time: '06:52', network: 'Plant Wi-Fi, VoLTE' },
  greeting: 'Shift A, Hall 3',
  order: {
    title: 'Pump 12, replace seal',
    detail: 'Order 4711823, due 09:30',
    action: 'Start work',
  },
  apps: ['Orders', 'Scan', 'Parts', 'Checks', 'Photos', 'Manuals'],
  dock: ['Call', 'Crew', 'Help'],
} as const;

export const model = {
  title: 'Model KTS-3C',
  paragraphs: [
    'ITECH Mobile is an enterprise Android smart phone. The KTS-3C is its current model: an octa-core phone for 2G, 3G and 4G networks that places calls over LTE, over Wi-Fi and through your own exchange.',
    'What makes it ours is the work before delivery. We agree on roles, build an image for each, enroll every phone and test it on a copy of your network. Your people unpack a tool.',
  ],
  facts: [
    { value: 'Android 10.0', label: 'operating system' },
    { value: 'Octa-core', label: 'processor' },
    { value: '2G/3G/4G', label: 'mobile networks' },
    { value: 'VoLTE', label: 'voice over LTE' },
  ],
  picture: {
    name: 'itech-mobile-angled',
    widths: [400, 640, 960],
    width: 960,
    height: 1152,
    alt: `Two KTS-3C phones with rubber corners and orange side keys: one shows its home screen with the open work order, the other its back with two cameras and the ${company.shortName} mark.`,
  },
} as const;

export const download = {
  label: 'Download Specs',
  to: { file: 'itech-mobile-specifications.pdf' },
} as const;

export const directLine = {
  title: 'A question before a form?',
  text: 'Write to the team that prepares the phones. Say how many, for which roles and on which network, and the answer will be concrete.',
  email: company.email.general,
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Try five of them for a month',
  text: 'Your apps, your SIM cards, your shift. Keep them or send them back.',
  actions: [
    { label: 'Request Product Demo', to: productEnquiry('ITECH Mobile') },
    { label: 'Get a Quote', to: productEnquiry('ITECH Mobile') },
  ],
};

export const next: readonly PageId[] = ['flexmobex', 'flexpod', 'on-demand-services'];
