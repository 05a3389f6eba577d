import type { PointRecord } from '#content/product-records.ts';

export const features: readonly PointRecord[] = [
  {
    title: '4G',
    description: 'LTE data and VoLTE calls. 2G and 3G remain for countries whose carriers still run them.',
  },
  {
    title: 'Android 10.0',
    description: 'In an image that we maintain and patch, as a fully managed company device.',
  },
  {
    title: 'Wi-Fi',
    description: 'Profiles and certificates of the plant network are installed before the phone is boxed.',
  },
  {
    title: 'App customization',
    description: 'Home screen, side keys and default apps follow the role: one tap opens the work order.',
  },
  {
    title: 'VOIP calling',
    description: 'Each phone is an extension of your phone system, on Wi-Fi indoors and on 4G outside.',
  },
  {
    title: 'Enterprise ready',
    description: 'Enrolled as a company device, limited to approved apps and wiped remotely if it is lost.',
  },
];

export const benefits: readonly PointRecord[] = [
  {
    title: 'One device per person',
    description: 'Phone, radio, camera and barcode reader in one pocket, with one battery to charge.',
  },
  {
    title: 'Ready on day one',
    description:
      'Phones arrive enrolled, labeled and loaded for the role. Handing one over takes about a minute.',
  },
  {
    title: 'No carrier charge for internal calls',
    description:
      'On your own Wi-Fi, calls between colleagues run as data. The carrier bills only calls to the outside.',
  },
  {
    title: 'Fewer support calls',
    description: 'All phones of a role are identical, so a fix tested on one goes to all of them overnight.',
  },
  {
    title: 'Company data stays protected',
    description:
      'The phone is fully managed and encrypted. When someone leaves, one command wipes it for the next user.',
  },
  {
    title: 'A fleet you can plan',
    description: 'Phones and accessories can be ordered for 36 months after your first order.',
  },
];
