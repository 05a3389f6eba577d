import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/products/flexpod',
  title: 'FlexPod',
  heading: 'FlexPod closes the delivery at the door',
  tagline: 'Proof of delivery, ready for billing',
  area: 'products',
  group: 'products',
  place: 4,
  parent: 'products',
  description:
    'FlexPod is proof of delivery for logistics companies and hauliers by mobile, voice or web: captured, checked in SAP and ready for billing.',
  keywords: [
    'pod',
    'proof of delivery',
    'epod',
    'logistics',
    'haulier',
    'delivery',
    'signature',
    'freight',
    'billing',
    'carrier',
    'driver app',
    'vlpod',
    'price',
  ],
};
