import { license } from '#content/prices.ts';
import type { FeatureRecord, PointRecord } from '#content/product-records.ts';

/** The three ways SAP keeps stock, each with what a scan becomes in it. */
export const warehouses: readonly (FeatureRecord & {
  readonly footnote: { readonly title: string; readonly text: string };
})[] = [
  {
    title: 'Inventory Management',
    description: 'Stock by plant and storage location, without bins.',
    features: [
      'Receipts 101, issues 261 and 601',
      'Transfers between storage locations, 311',
      'Count differences, 701 and 702',
    ],
    footnote: { title: 'In S/4HANA', text: 'The same movement types' },
  },
  {
    title: 'Warehouse Management',
    description: 'Stock by bin and storage unit, moved by transfer orders.',
    features: [
      'Putaway and picks, confirmed as in LT12',
      'Bin to bin, movement type 999',
      'Bin differences, 711 and 712',
    ],
    footnote: { title: 'In S/4HANA', text: 'As Stock Room Management, with fewer functions' },
  },
  {
    title: 'Extended Warehouse Management',
    description: 'Stock by bin and handling unit, moved by warehouse tasks.',
    features: ['Tasks by queue and resource', 'Nested handling units', 'Counts by bin or by product'],
    footnote: { title: 'In S/4HANA', text: 'Embedded, or on a system of its own' },
  },
];

export const terms: readonly PointRecord[] = [
  {
    title: 'First aisle in three weeks',
    description:
      'We install in your test client, adapt the screens to your labels and start with one aisle. The rest of a warehouse takes about five weeks more.',
  },
  {
    title: 'Nothing posted twice',
    description:
      'If the radio drops, the session waits in SAP. The operator returns to the screen that was open, and a posting that went through is shown as done.',
  },
  {
    title: 'Rights stay in SAP',
    description:
      'Operators sign on with SAP users and roles over an encrypted connection. No stock data is kept on the device.',
  },
  {
    title: 'Licensed by plant',
    description: `From ${license.flexmobex} a year for a plant with up to 25 devices, support and updates included. Devices and adapted screens drive the price.`,
  },
];
