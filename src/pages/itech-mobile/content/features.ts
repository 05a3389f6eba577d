import type { PointRecord } from '#content/product-records.ts';

export const features: readonly PointRecord[] = [
  {
    title: '4G',
    description: 'LTE data and VoLTE calls, with 2G and 3G to fall back on where the mast is old.',
  },
  {
    title: 'Android 10.0',
    description: 'The system your apps are already tested on, with its work profile and privacy controls.',
  },
  {
    title: 'Wi-Fi',
    description: 'Certificates for the plant network are on the phone before it is out of the box.',
  },
  {
    title: 'App customization',
    description: 'Home screen, buttons and default apps made for the job: one tap to the work order.',
  },
  {
    title: 'VOIP calling',
    description: 'An extension of your own exchange, on Wi-Fi in the hall and on 4G outside it.',
  },
  {
    title: 'Enterprise ready',
    description: 'Enrolled as a company device, locked to policy and wiped from the desk if it is lost.',
  },
];

export const benefits: readonly PointRecord[] = [
  {
    title: 'One device per person',
    description: 'Scanner app, radio, camera and clipboard in one pocket, and one battery to charge.',
  },
  {
    title: 'Ready on day one',
    description:
      'Phones arrive enrolled, labelled and with the apps of the role. Handing one out takes a minute.',
  },
  {
    title: 'Inside calls off the bill',
    description: 'Inside your network an internal call is data. The mobile bill shrinks to the road.',
  },
  {
    title: 'Fewer support calls',
    description: 'Every phone of a role is the same. When one is fixed, all of them are.',
  },
  {
    title: 'Company data stays put',
    description:
      'Work apps live in a managed space. When someone leaves, one command takes their access and none of their photos.',
  },
  {
    title: 'A fleet you can plan',
    description: 'One model, one image, one supplier to call. Spares fit, and so do the chargers.',
  },
];
