import type { PageEntry } from '#site/page-entry.ts';

export const entry: PageEntry = {
  path: '/products/flexmobex',
  title: 'FlexMobEx',
  heading: 'FlexMobEx puts SAP in the operator’s hand',
  tagline: 'Mobile data collection for SAP',
  area: 'products',
  group: 'products',
  place: 2,
  parent: 'products',
  description:
    'FlexMobEx is mobile data collection for SAP on handheld radio-frequency devices: receipts, picks and counts post at the rack, 100% accurate.',
  keywords: [
    'rf',
    'rfid',
    'barcode',
    'handheld',
    'scanner',
    'mobile data collection',
    'warehouse',
    'symbol',
    'intermec',
    'zebra',
    'honeywell',
    'itsmobile',
    'ewm',
    'physical inventory',
    'price',
  ],
};
