import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/products/itech-mobile',
  title: 'ITECH Mobile',
  heading: 'ITECH Mobile, the phone that works shifts',
  tagline: 'Enterprise Android phone, model KTS-3C',
  area: 'products',
  group: 'products',
  place: 3,
  parent: 'products',
  description:
    'ITECH Mobile KTS-3C is an enterprise Android 10.0 smart phone: octa-core, 4G with VoLTE, VOIP calling and apps made for your work.',
  keywords: ['kts-3c', 'smartphone', 'smart phone', 'android', 'mobile', 'device', 'voip', '4g'],
};
