import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/products',
  title: 'Products',
  heading: 'Seven products, made from work we did twice',
  tagline: 'Software and devices built from work we kept being asked for',
  area: 'products',
  place: 5,
  description:
    'MDSLite, FlexMobEx, ITECH Mobile, FlexPod, FlexUtility, Transport Migration Utility and Real Estate Management Integration.',
  keywords: ['products', 'software', 'catalogue', 'demo'],
};
