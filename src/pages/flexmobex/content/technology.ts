export interface TechnologyRecord {
  readonly name: string;
  readonly description: string;
  readonly image: 'barcode' | 'tag' | 'radio' | 'browser';
}

export const technologies: readonly TechnologyRecord[] = [
  {
    name: 'Barcode, 1D and 2D',
    description:
      'Code 39, Code 128 and the GS1 identifiers on your suppliers’ labels, taken apart field by field.',
    image: 'barcode',
  },
  {
    name: 'RFID',
    description:
      'Tag numbers enter the same fields as a scan, so a process need not know which of the two it was.',
    image: 'tag',
  },
  {
    name: 'Wireless LAN',
    description:
      'One session follows the operator between access points. A dropped link resumes on the same screen.',
    image: 'radio',
  },
  {
    name: 'SAP ITSmobile',
    description:
      'SAP itself renders the screens for the device’s browser. Nothing is installed between the two.',
    image: 'browser',
  },
];

/** Word for word as we state them in contracts. */
export const requirements = {
  title: 'System requirements',
  note: 'If your landscape has one line of each group, FlexMobEx runs on it.',
  groups: [
    {
      title: 'SAP system',
      items: ['SAP Netweaver 7.0 from Basis 7.00 SAP11', 'SAP Netweaver 4.0 from Basis 6.40 SP22'],
    },
    { title: 'Operating system', items: ['MS Windows Mobile 5.0', 'MS Windows CE 5.0'] },
    { title: 'Browser', items: ['Symbol browser version 2.2.2', 'Intermec iBrowse version 1.02'] },
    { title: 'Devices', items: ['Symbol MC70 and MC75', 'Intermec 741', 'Windows CE devices'] },
  ],
} as const;
