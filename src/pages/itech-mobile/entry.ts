import { phonePrice } from '#content/prices.ts';
import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/products/itech-mobile',
  title: 'ITECH Mobile',
  heading: 'ITECH Mobile, the work phone set up for the job',
  tagline: 'Enterprise Android phone, model KTS-3C',
  area: 'products',
  group: 'products',
  place: 3,
  parent: 'products',
  description: `ITECH Mobile KTS-3C is a rugged Android 10.0 phone, octa-core, 4G with VoLTE, set up for each role: from ${phonePrice} with 36 months of updates.`,
  keywords: [
    'kts-3c',
    'smartphone',
    'smart phone',
    'rugged phone',
    'android',
    'mobile',
    'device',
    'voip',
    '4g',
    'volte',
    'push to talk',
    'mdm',
    'security updates',
    'price',
  ],
};
