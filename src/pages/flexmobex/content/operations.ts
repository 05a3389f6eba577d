import type { PicturedRecord } from '#content/product-records.ts';

/** `image` is the code that the barcode beside a capability holds; a scanner reads it (Code 39). */
export const capabilities: readonly PicturedRecord[] = [
  {
    title: 'Goods receipt',
    description:
      'Scan the delivery note and the pallet, confirm the quantity. The receipt posts against the purchase or production order, with batch and expiry date where the material has them.',
    image: 'GR-101',
  },
  {
    title: 'Putaway',
    description:
      'The transfer order names the bin, and the operator scans it as proof. A wrong bin is refused before the pallet is set down.',
    image: 'TO-LT12',
  },
  {
    title: 'Stock transfer',
    description:
      'Between storage locations as movement type 311, between bins as a transfer order: single units, or a whole pallet under its label.',
    image: 'TR-311',
  },
  {
    title: 'Picking and goods issue',
    description:
      'Picks come sorted by walking path and are confirmed by bin and material. The last scan at the dock posts the goods issue for the delivery.',
    image: 'GI-601',
  },
  {
    title: 'Production issue',
    description:
      'Components are issued to the order at the machine, so consumption is what was scanned and not an estimate from backflushing.',
    image: 'PP-261',
  },
  {
    title: 'Physical inventory',
    description:
      'Blind counts by bin, with a recount where the difference exceeds your limit. Clearing it posts 711 or 712 in a bin-managed warehouse, 701 or 702 elsewhere.',
    image: 'PI-711',
  },
];

/** Marks of the device matrix: the first choice for a task, or fit for it. */
export type Fit = 'first' | 'fit';

export interface DeviceRecord {
  readonly name: string;
  readonly description: string;
  readonly image: 'keypad-handheld' | 'pistol-handheld' | 'mounted-terminal';
}

export const devices: readonly DeviceRecord[] = [
  {
    name: 'Symbol MC70 and MC75',
    description:
      'Pocket-sized, with a numeric or full keypad. For pickers and supervisors who walk all shift.',
    image: 'keypad-handheld',
  },
  {
    name: 'Intermec 741',
    description: 'Color screen and a pistol grip for gloved hands. For the dock, the yard and cold storage.',
    image: 'pistol-handheld',
  },
  {
    name: 'Windows CE devices',
    description: 'Terminals on forklifts and at packing benches, with a scanner on a cable.',
    image: 'mounted-terminal',
  },
];

export const deviceFits: readonly {
  readonly task: string;
  readonly fits: readonly Fit[];
}[] = [
  { task: 'Goods receipt', fits: ['fit', 'first', 'fit'] },
  { task: 'Putaway', fits: ['fit', 'fit', 'first'] },
  { task: 'Stock transfer', fits: ['fit', 'fit', 'first'] },
  { task: 'Picking and goods issue', fits: ['first', 'fit', 'fit'] },
  { task: 'Production issue', fits: ['first', 'fit', 'fit'] },
  { task: 'Physical inventory', fits: ['first', 'fit', 'fit'] },
];

export const fitLabels: Readonly<Record<Fit, string>> = { first: 'First choice', fit: 'Suitable' };
