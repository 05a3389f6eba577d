import type { SectionText } from '#content/card.ts';
import { consultingRates } from '#content/terms-of-business.ts';

export const starts: SectionText = {
  title: 'Choose where to start',
  note: `Planning or Central Finance can come before the conversion or run beside it. ECC 6.0 leaves mainstream maintenance at the end of 2027. ${consultingRates}`,
};

export const startsTable = {
  caption:
    'Planning first, Central Finance first and conversion of ECC compared by change, time, effect on the close, downtime and fit',
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
        'Plan and actual compared account by account',
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
