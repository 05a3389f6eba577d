import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/products',
  title: 'Products',
  heading: 'Ready-made products for plant, warehouse and field',
  tagline: 'Seven products that began as client projects',
  area: 'products',
  place: 5,
  description:
    'Seven products with scope, platforms and price: MDSLite, FlexMobEx, ITECH Mobile, FlexPod, FlexUtility, TMU and Real Estate Integration.',
  keywords: ['products', 'software', 'catalog', 'demo', 'license', 'pricing', 'price', 'ecc', 's/4hana'],
};
