import type { SectionText } from '#content/card.ts';
import { hourlyRates } from '#content/terms-of-business.ts';

export const starts: SectionText = {
  title: 'Start with the ledger, or with all of ECC',
  note: `ECC 6.0 leaves mainstream maintenance at the end of 2027, and two of these ways can follow each other. Rates run ${hourlyRates}.`,
};

export const startsTable = {
  caption:
    'Central Finance first, conversion of ECC and planning first compared by effect, time, first close and fit',
  columns: ['Planning first', 'Central Finance first', 'Conversion of ECC'],
  rows: [
    {
      title: 'What changes',
      cells: [
        'Budget and forecast move to SAP Analytics Cloud',
        'A group journal beside the ERPs you have',
        'The ERP itself becomes S/4HANA, with logistics',
      ],
    },
    { title: 'Until go-live', cells: ['3 to 4 months', '6 to 9 months', '8 to 12 months'], figures: true },
    {
      title: 'Effect on the close',
      cells: [
        'Plan and actual compared on the same accounts',
        'Group close shortens, local closes stay',
        'Local and group close shorten',
      ],
    },
    {
      title: 'Downtime',
      cells: ['None', 'None in the source systems', 'A weekend, after two rehearsals'],
    },
    {
      title: 'Suits',
      cells: [
        'Companies that plan in spreadsheets or in BPC',
        'Groups with several ERPs or recent acquisitions',
        'Companies on a single ECC system',
      ],
    },
  ],
} as const;
