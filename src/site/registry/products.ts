import type { PageEntry } from '../page-entry.ts';

const inProducts = { area: 'products', group: 'products', parent: 'products' } as const;

/** In the order of the menus. */
export const productPages = {
  mdslite: {
    ...inProducts,
    path: '/products/mdslite',
    title: 'MDSLite',
    heading: 'MDSLite runs the floor in eight weeks',
    tagline: 'Lean manufacturing execution, out of the box',
  },
  flexmobex: {
    ...inProducts,
    path: '/products/flexmobex',
    title: 'FlexMobEx',
    heading: 'FlexMobEx puts SAP in the operator’s hand',
    tagline: 'Mobile data collection for SAP',
  },
  'itech-mobile': {
    ...inProducts,
    path: '/products/itech-mobile',
    title: 'ITECH Mobile',
    heading: 'ITECH Mobile, the phone that works shifts',
    tagline: 'Enterprise Android phone, model KTS-3C',
  },
  flexpod: {
    ...inProducts,
    path: '/products/flexpod',
    title: 'FlexPod',
    heading: 'FlexPod closes the delivery at the door',
    tagline: 'Proof of delivery, ready for billing',
  },
  flexutility: {
    ...inProducts,
    path: '/products/flexutility',
    title: 'FlexUtility',
    heading: 'FlexUtility, from meter to cash',
    tagline: 'Utility management on SAP, meter to cash',
  },
  'transport-migration': {
    ...inProducts,
    path: '/products/transport-migration',
    title: 'Transport Migration Utility',
    heading: 'Transport Migration Utility',
    tagline: 'SAP transports with approvals and order',
  },
  'real-estate': {
    ...inProducts,
    path: '/products/real-estate',
    title: 'Real Estate Management Integration',
    menuTitle: 'Real Estate Integration',
    heading: 'Real Estate Management Integration',
    tagline: 'Property, CRM, finance and documents as one',
  },
} as const satisfies Record<string, PageEntry>;
