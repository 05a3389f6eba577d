export interface TechnologyRecord {
  readonly name: string;
  readonly description: string;
  readonly image: 'barcode' | 'tag' | 'radio' | 'browser';
}

export const technologies: readonly TechnologyRecord[] = [
  {
    name: 'Barcode, 1D and 2D',
    description:
      'Code 39, Code 128, Data Matrix and the GS1 identifiers on your suppliers’ labels, split into their fields.',
    image: 'barcode',
  },
  {
    name: 'RFID',
    description:
      'Tag numbers fill the same fields as a barcode, so processes stay as they are when you add tags.',
    image: 'tag',
  },
  {
    name: 'Wireless LAN',
    description:
      'The session follows the operator from one access point to the next and resumes after a gap.',
    image: 'radio',
  },
  {
    name: 'SAP ITSmobile',
    description:
      'SAP itself renders the screens for the browser of the device. There is no server in between.',
    image: 'browser',
  },
];

/** The lists of the first release are word for word as we state them in contracts. */
export const requirements = {
  title: 'System requirements',
  note: 'The list of the first release, and what new installations run on. Symbol has become Zebra, and Intermec has become Honeywell.',
  columns: ['First release', 'Today'],
  groups: [
    {
      title: 'SAP system',
      items: ['SAP Netweaver 7.0 from Basis 7.00 SAP11', 'SAP Netweaver 4.0 from Basis 6.40 SP22'],
      current: ['SAP ECC 6.0 with EHP 7 or 8', 'SAP S/4HANA 2022 or later, on premises or private cloud'],
    },
    {
      title: 'Operating system',
      items: ['MS Windows Mobile 5.0', 'MS Windows CE 5.0'],
      current: ['Android 13 or later, others by browser'],
    },
    {
      title: 'Browser',
      items: ['Symbol browser version 2.2.2', 'Intermec iBrowse version 1.02'],
      current: ['Chrome, Edge or Safari in its current version'],
    },
    {
      title: 'Devices',
      items: ['Symbol MC70 and MC75', 'Intermec 741', 'Windows CE devices'],
      current: ['Android handhelds and vehicle terminals, such as those of Zebra and Honeywell'],
    },
  ],
} as const;
