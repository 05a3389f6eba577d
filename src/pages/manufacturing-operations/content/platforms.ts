import type { SectionText } from '#content/card.ts';
import { license, mdsliteSetup } from '#content/prices.ts';

export const platforms: SectionText = {
  title: 'Choose the platform plant by plant',
  note: 'MDSLite is our own. We implement all three, with no commission from SAP or Siemens.',
};

/** The time and license of MDSLite are those of its own page. */
export const platformsTable = {
  caption: 'The three platforms compared',
  columns: ['MDSLite', 'SAP Digital Manufacturing', 'The MES you have'],
  rows: [
    {
      title: 'Suits',
      cells: [
        'Plants that want to start soon, line by line',
        'Groups that standardize on SAP, or leave SAP ME and MII',
        'Plants whose MES, such as Siemens Opcenter, works',
      ],
    },
    {
      title: 'ERP',
      cells: [
        'ECC 6.0 or S/4HANA, over released APIs',
        'S/4HANA, or ECC 6.0 over SAP’s integration',
        'Interfaces to ECC or S/4HANA, monitored',
      ],
    },
    { title: 'First line live', cells: ['8 weeks', '4 to 6 months', '10 to 14 weeks'], figures: true },
    {
      title: 'Price',
      cells: [
        `From ${license.mdslite} per plant a year; setup from ${mdsliteSetup}`,
        'SAP’s subscription; our work from $133,000, fixed',
        'From $15,200 an interface',
      ],
    },
  ],
} as const;
