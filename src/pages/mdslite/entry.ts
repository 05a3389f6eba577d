import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/products/mdslite',
  title: 'MDSLite',
  heading: 'MDSLite runs your first line in eight weeks',
  tagline: 'Lean manufacturing execution, out of the box',
  area: 'products',
  group: 'products',
  place: 1,
  parent: 'products',
  description:
    'MDSLite is a lean manufacturing execution system out of the box: 80% of the challenges at 20% of the traditional cost, live in 8 weeks.',
  keywords: [
    'mes',
    'mds lite',
    'manufacturing execution',
    'shop floor',
    'production tracking',
    'andon',
    'webinar',
    'oee',
    'traceability',
    'opc ua',
    'price',
  ],
};
