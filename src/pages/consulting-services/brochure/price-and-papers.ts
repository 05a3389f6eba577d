import { rateAdjustments, rateRows } from '#content/role-rates.ts';
import type { WrittenSection } from '#documents/blocks.ts';

export const rate: WrittenSection = {
  title: 'What an hour pays for',
  note: 'An industry consultant onsite as an example. Other roles have the same parts.',
  blocks: [
    {
      kind: 'table',
      caption: 'How a rate is made up',
      columns: ['Part', 'Share', 'Of the hour', 'Remark'],
      widths: [32, 10, 15, 43],
      rows: rateRows('Industry consultant'),
      total: true,
    },
    {
      kind: 'table',
      caption: 'What moves it',
      columns: ['Reason', 'Effect'],
      widths: [34, 66],
      rows: [
        rateAdjustments.offshore,
        rateAdjustments.length,
        ['Fixed price', 'Hours as planned at these rates; the risk of more is ours'],
        rateAdjustments.weekends,
        ['Travel', 'At cost with receipts, economy class, booked by your rules if you like'],
      ],
    },
    {
      kind: 'table',
      caption: 'Three ways to contract',
      columns: ['', 'Fixed price by step', 'Time and material', 'Monthly budget'],
      widths: [19, 27, 27, 27],
      rows: [
        ['Suits', 'A clear question', 'An open one', 'Several small ones'],
        ['Risk of more hours', 'Ours', 'Yours, with a cap if agreed', 'Shared, reviewed monthly'],
        [
          'Billed',
          'When you accept a paper',
          'Monthly, by the hour',
          'Monthly, unused hours carry over once',
        ],
        ['Ends', 'After any step', 'With a week’s notice', 'With a month’s notice'],
      ],
    },
    {
      kind: 'note',
      title: 'Independent',
      text: 'No commission from SAP, Dassault Systèmes or Siemens; consultants hold the vendors’ certifications personally. Findings are reported without names, and your data stays in your systems. Delivery is ISO/IEC 27001 certified.',
    },
  ],
};

export const papers: WrittenSection = {
  title: 'Paper 1 and paper 2, as the sample ends',
  blocks: [
    {
      kind: 'table',
      caption: 'Paper 1: findings ranked by cost (six of nineteen)',
      columns: ['Finding', 'Cause', 'A year', 'Kind', 'First step'],
      widths: [25, 27, 12, 12, 24],
      rows: [
        [
          'Stock of 11 days above target',
          'Lead times in the master data are from 2016',
          '$940,000',
          'Data',
          'Measure and reset 300 parts',
        ],
        [
          'Air freight for late call-offs',
          'Delivery schedules read once a day',
          '$610,000',
          'Software',
          'Hourly interface',
        ],
        [
          'Close takes nine days',
          'Intercompany reconciled by hand',
          '$380,000',
          'Process',
          'Match at posting',
        ],
        [
          'Changeovers of 54 minutes',
          'Sequence by due date alone',
          '$310,000',
          'Policy',
          'Sequence by setup family',
        ],
        [
          'Scrap booked at shift end',
          'Terminals far from the press',
          '$220,000',
          'Process',
          'Scanner at three presses',
        ],
        [
          '1,410 custom objects unused',
          'No owner after two mergers',
          '$130,000',
          'Software',
          'Retire with the conversion',
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'Paper 2: the options',
      columns: ['', 'Stay on ECC for now', 'Convert', 'Start anew'],
      widths: [19, 27, 27, 27],
      rows: [
        ['Investment', '$0.4 million', '$2.9 million', '$4.6 million'],
        ['Duration', 'None', '11 months', '20 months, plant by plant'],
        ['Saves a year from then on', '$0.9 million, by four quick fixes', '$1.7 million', '$2.4 million'],
        ['Pays back after', '6 months', '21 months', '23 months'],
        [
          'Main risk',
          'ECC maintenance ends; a hurried conversion',
          'Old processes move along',
          'People needed for two years',
        ],
        ['Cutover', 'None', 'Two rehearsals, then the cutover', 'Two rehearsals for each plant'],
        ['We advise', 'The four fixes at once', 'Yes, after the fixes', 'For finance only'],
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'You keep',
          items: [
            'Both papers, with all figures and their sources',
            'Map of processes with volumes',
            'Work packages with owner, test and date',
          ],
        },
        {
          title: 'A paper is finished when',
          items: [
            'Each figure names its extract and its day',
            'The controller has signed the cost',
            'Those who were asked have read what was understood',
          ],
        },
      ],
    },
  ],
};
