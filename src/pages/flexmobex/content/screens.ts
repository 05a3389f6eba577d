export interface HandheldScreenRecord {
  readonly caption: string;
  readonly title: string;
  readonly fields: readonly { readonly name: string; readonly value: string; readonly scanned?: boolean }[];
  /** The bar at the bottom: what the device asks for, or what it reports. */
  readonly prompt: string;
  readonly done?: boolean;
}

export const pick = {
  title: 'SAP checks each scan before the next step',
  note: 'One pick on a handheld. Bin, material and quantity are checked while the operator still has the box in hand, and a wrong scan is refused with the reason.',
  accuracy: { value: '100', unit: '%', label: 'data accuracy: SAP holds what was scanned' },
  label:
    'Three screens of FlexMobEx on a handheld: bin 04-12-B scanned for a pick, material and quantity confirmed, pick posted to delivery 80017342.',
  screens: [
    {
      caption: 'Scan the bin',
      title: 'Pick 3 of 14',
      fields: [
        { name: 'Delivery', value: '80017342' },
        { name: 'Material', value: 'Seal kit SK-40' },
        { name: 'Go to bin', value: '04-12-B' },
      ],
      prompt: 'Scan bin',
    },
    {
      caption: 'Scan the material, key the quantity',
      title: 'Pick 3 of 14',
      fields: [
        { name: 'Bin', value: '04-12-B', scanned: true },
        { name: 'Material', value: 'SK-40', scanned: true },
        { name: 'Batch', value: 'S-0417', scanned: true },
        { name: 'Quantity', value: '12 of 12 EA' },
      ],
      prompt: 'Enter to confirm',
    },
    {
      caption: 'Posted: on to the next bin',
      title: 'Confirmed',
      fields: [
        { name: 'Transfer order', value: '0000042186' },
        { name: 'Stock left in bin', value: '36 EA' },
        { name: 'Next bin', value: '04-15-A' },
      ],
      prompt: 'Posted in SAP 14:07:32',
      done: true,
    },
  ] satisfies readonly HandheldScreenRecord[] as readonly HandheldScreenRecord[],
} as const;
