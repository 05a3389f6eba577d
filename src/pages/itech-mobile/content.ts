import type { z } from 'zod';
import { company } from '#content/company.ts';
import { phonePrice } from '#content/prices.ts';
import { productEnquiry, quoteEnquiry } from '#content/product-records.ts';
import type { CallToActionRecord, HeroRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';
import type { schema } from '#sections/annotated-phone/schema.ts';

export { benefits, features } from './content/features.ts';
export { rollout, safeguards } from './content/fleet.ts';
export { specGroups } from './content/specs.ts';

export const hero: HeroRecord = {
  lead: 'The KTS-3C is a rugged Android smart phone for crews, drivers and supervisors. It arrives enrolled, with the apps of each role and your Wi-Fi on it, so people start with the work order, not the settings.',
  actions: [
    { label: 'Request Demo', to: productEnquiry('ITECH Mobile') },
    { label: 'Learn More', to: { anchor: 'features' } },
  ],
};

export const headings = {
  features: {
    title: 'Set up for the role before it ships',
    note: 'This is a maintenance technician’s screen. Drivers and supervisors get their own.',
  },
  specs: { title: 'Hardware and software' },
  safeguards: { title: 'Kept secure on an older Android' },
  benefits: { title: 'Less to carry, less to support' },
  rollout: {
    title: 'From a trial to the whole fleet in eight weeks',
    note: `A phone costs from ${phonePrice}, with its image, enrollment and 36 months of updates. Quantity, roles and accessories drive the price.`,
  },
} as const;

export const phone: z.infer<typeof schema>['phone'] = {
  label:
    'The home screen of the KTS-3C: the open work order on pump 12 at the top, six work apps below it, a call button and the plant Wi-Fi.',
  status: { time: '06:52', network: 'Plant Wi-Fi, VoLTE' },
  greeting: 'Shift A, Hall 3',
  order: {
    title: 'Pump 12, replace seal',
    detail: 'Order 4711823, due 09:30',
    action: 'Start work',
  },
  apps: [
    { title: 'Orders', sign: 'list' },
    { title: 'Scan', sign: 'barcode' },
    { title: 'Parts', sign: 'box' },
    { title: 'Checks', sign: 'check' },
    { title: 'Photos', sign: 'camera' },
    { title: 'Manuals', sign: 'book' },
  ],
  dock: ['Call', 'Crew', 'Help'],
};

export const model = {
  title: 'Model KTS-3C',
  paragraphs: [
    'ITECH Mobile is an enterprise Android smart phone. Its current model, the KTS-3C, has an octa-core processor, rubber corners and programmable side keys, and makes calls over LTE, over Wi-Fi and through your own phone system.',
    'The difference is the work before delivery. We agree on the roles, build an image for each, enroll every phone and test it on a copy of your network. People unpack a phone that is ready to work with.',
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
  title: 'Ask the team that prepares the phones',
  text: 'Tell them how many phones you need, for which roles and on which network. They answer with a configuration and a price.',
  email: company.email.general,
} as const;

export const callToAction: CallToActionRecord = {
  title: 'Try five phones for a month',
  text: 'With your apps and SIM cards, in the hands of one shift. Keep them or send them back.',
  actions: [
    { label: 'Request Product Demo', to: productEnquiry('ITECH Mobile') },
    { label: 'Get a Quote', to: quoteEnquiry },
  ],
};

export const next: readonly PageId[] = ['flexmobex', 'flexpod', 'on-demand-services'];
