import { dollars } from '#content/money.ts';
import { blendedRate, blendedRateText } from '#content/role-rates.ts';
import type { WrittenSection } from '#documents/blocks.ts';

/** What was worked on in the month: tickets and hours. */
const work = [
  ['Incidents: pricing, output, interfaces', 31, 64, 'Two application consultants'],
  ['Requests: users, roles, variants', 58, 29, 'Service desk'],
  ['Small changes: two reports, one form', 3, 52, 'Developer'],
  ['Month end: on call for finance', 6, 18, 'Finance consultant'],
  [
    'A fault found at another client, prevented here: correction tested and imported',
    1,
    15,
    'Basis administrator',
  ],
] as const;

const tickets = work.reduce((sum, [, count]) => sum + count, 0);
const used = work.reduce((sum, [, , hours]) => sum + hours, 0);

/** Hours of a full-time person in a month. */
const fullTime = 160;
const team = 9;
const share = 1.2;
const booked = share * fullTime;
const carriedOver = 6;
const left = booked + carriedOver - used;
const cost = booked * blendedRate;

const pair = 2;
const pairHours = pair * fullTime;
const pairCost = pairHours * blendedRate;
const percentOf = (part: number, whole: number) => `${Math.round((100 * part) / whole)}%`;

export const sharedTeam: WrittenSection = {
  title: 'A month of a shared team, with its invoice',
  note: `A distributor with SAP ECC and 600 users, Silver coverage. An invented example of typical size. A shared team has one rate for all its roles, the blended ${blendedRateText}.`,
  blocks: [
    {
      kind: 'table',
      caption: 'Where the hours went',
      columns: ['Work', 'Tickets', 'Hours', 'By'],
      widths: [46, 13, 13, 28],
      numbers: [1, 2],
      rows: [
        ...work.map(([what, count, hours, by]) => [what, String(count), String(hours), by]),
        ['Used', String(tickets), String(used), ''],
      ],
      total: true,
    },
    {
      kind: 'table',
      caption: 'The invoice',
      columns: ['Line', 'Hours', 'Rate', 'Amount'],
      widths: [46, 18, 18, 18],
      numbers: [1, 2, 3],
      rows: [
        [
          `Booked: ${share} of ${team} people, ${fullTime} hours each`,
          String(booked),
          blendedRateText,
          dollars(cost),
        ],
        ['Carried over from last month, paid then', `+ ${carriedOver}`, '', ''],
        ['Used this month', `− ${used}`, '', ''],
        ['Carried into next month, expires at its end', `= ${left}`, '', ''],
        ['To pay within 30 days', '', '', dollars(cost)],
      ],
      total: true,
    },
    {
      kind: 'table',
      caption: 'The same work with a dedicated team',
      columns: ['', 'Dedicated', 'Shared'],
      widths: [34, 33, 33],
      rows: [
        [
          'Paid hours',
          `${pair} people × ${fullTime} = ${pairHours}`,
          `${share} people × ${fullTime} = ${booked}`,
        ],
        ['Used', `${used}, or ${percentOf(used, pairHours)}`, `${used}, or ${percentOf(used, booked)}`],
        [
          'Cost of the month',
          `${pairHours} × ${blendedRateText} = ${dollars(pairCost)}`,
          `${booked} × ${blendedRateText} = ${dollars(cost)}`,
        ],
        ['Saving', '', `${dollars(pairCost - cost)}, or ${percentOf(pairCost - cost, pairCost)}`],
        ['Vacation and illness', 'A gap, or a third person', 'Covered by the team'],
      ],
    },
    {
      kind: 'note',
      title: 'The saving comes from idle hours',
      text: `One person would be too few, and two would be busy for ${percentOf(used, pairHours)} of their time. The busier they are, the smaller the saving: above 90% a dedicated pair is the better choice, and we say so at the quarterly review.`,
    },
  ],
};
