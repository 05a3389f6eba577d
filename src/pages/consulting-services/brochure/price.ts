import { rateAdjustments } from '#content/role-rates.ts';
import type { WrittenSection } from '#documents/blocks.ts';
import { rateTable } from '#documents/rate-table.ts';

export const rate: WrittenSection = {
  title: 'What an hour pays for',
  note: 'An industry consultant onsite, as an example. The shares are the same for all roles.',
  blocks: [
    rateTable('The parts of a rate', 'Industry consultant'),
    {
      kind: 'table',
      caption: 'What changes a rate',
      columns: ['Reason', 'Effect'],
      widths: [34, 66],
      rows: [
        rateAdjustments.offshore,
        rateAdjustments.length,
        ['Fixed price', 'Planned hours at these rates; we bear the risk of more'],
        rateAdjustments.weekends,
        ['Travel', 'At cost with receipts, economy class, by your travel policy'],
      ],
    },
    {
      kind: 'table',
      caption: 'Three ways to contract',
      columns: ['', 'Fixed price by step', 'Time and material', 'Monthly budget'],
      widths: [19, 27, 27, 27],
      rows: [
        ['Suits', 'A clear question', 'An open question', 'Several small tasks'],
        ['Risk of more hours', 'Ours', 'Yours, with a cap if agreed', 'Shared, reviewed monthly'],
        [
          'Billed',
          'When you accept the step’s result',
          'Monthly, by the hour',
          'Monthly, unused hours carry over once',
        ],
        ['Ends', 'After any step', 'With a week’s notice', 'With a month’s notice'],
      ],
    },
    {
      kind: 'note',
      title: 'Independent advice',
      text: 'No commission from SAP, Dassault Systèmes or Siemens; consultants hold the vendors’ certifications personally. Findings are reported without names, and your data stays in your systems. Delivery is ISO/IEC 27001 certified.',
    },
  ],
};
