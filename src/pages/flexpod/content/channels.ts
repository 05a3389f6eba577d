import type { FeatureCard } from '#content/product-records.ts';

export const channels = [
  {
    title: 'Mobile POD',
    subtitle: 'On the driver’s phone',
    description:
      'Quantities, condition, photos and a signature at the door. Without coverage the record waits on the phone and is sent later.',
    icon: 'phone',
    image: 'signature',
    color: 'tint',
    features: [
      'Signature and photo capture',
      'Barcode scan per handling unit',
      'Works offline, synchronizes later',
      'GPS and time stamp',
    ],
    devices: ['Blackberry', 'iPhone', 'Android', 'Windows Mobile', 'Symbian'],
  },
  {
    title: 'Voice POD',
    subtitle: 'By a phone call',
    description:
      'The driver or the customer calls a number and confirms the drop by voice or keypad. No app, no data plan.',
    icon: 'call',
    image: 'call',
    color: 'steel',
    features: [
      'Interactive voice menu',
      'Prompts in the caller’s language',
      'Exceptions by reason code',
      'Call recorded as evidence',
    ],
    devices: ['Any phone', 'landline', 'mobile', 'VoIP'],
  },
  {
    title: 'Web POD',
    subtitle: 'In a browser',
    description:
      'Depots confirm a whole route at once, and consignees comment on or dispute their own deliveries.',
    icon: 'window',
    image: 'tour',
    color: 'paper',
    features: [
      'Bulk confirmation by route',
      'Upload of signed papers',
      'Self-service for consignees',
      'Live status of open drops',
    ],
    devices: ['Desktop', 'tablet', 'mobile browser', 'cross-platform'],
  },
] as const satisfies readonly FeatureCard[];
