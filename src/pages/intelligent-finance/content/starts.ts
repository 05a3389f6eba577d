import type { SectionText } from '#content/card.ts';
import { dollars } from '#content/money.ts';
import { blend, blendedRate } from '#content/role-rates.ts';
import { conversionHours } from '#content/terms-of-business.ts';

/** What each start takes for the group of the example, which has twelve company codes. */
const effort = [
  { people: '3 to 4', hours: 1_600 },
  { people: '5 to 6', hours: 6_000 },
  { people: '8 to 10', hours: conversionHours },
] as const;

export const starts: SectionText = {
  title: 'Start with planning, Central Finance or the conversion',
  note: `The first two can come before the conversion or run beside it. ECC 6.0 leaves mainstream maintenance at the end of 2027. Prices are for a group with twelve company codes and ${blend.offshore.percent}% of the work offshore, without SAP licenses and travel. Plan about three hours of your own people for every four of ours.`,
};

export const startsTable = {
  caption:
    'Planning first, Central Finance first and conversion of ECC compared by change, time, team, price, effect on the close, downtime and fit',
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
      title: 'Our team',
      cells: effort.map(
        ({ people, hours }) => `${people} people, about ${hours.toLocaleString('en-US')} hours`,
      ),
    },
    {
      title: 'Price',
      cells: effort.map(
        ({ hours }, start) =>
          `About ${dollars(hours * blendedRate)}, ${start === 0 ? 'fixed' : 'fixed by phase'}`,
      ),
    },
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
