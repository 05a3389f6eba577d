import { blendedRate, dollars, rateAdjustments, rateRows, roleRates } from '#content/role-rates.ts';
import type { WrittenSection } from '#documents/blocks.ts';

export const lead =
  'For whoever books people: roles and rates, how a rate is made up, a sample work plan, a sample month of a shared team with its invoice, and how a request runs.';

export const rates: WrittenSection = {
  title: 'Roles, rates and what an hour pays for',
  note: 'Onsite rates. The offer names the person, the rate and the earliest day.',
  blocks: [
    {
      kind: 'table',
      caption: 'Roles that are booked most',
      columns: ['Role', 'Booked for', 'Usual length', 'Starts within', 'An hour'],
      widths: [20, 36, 17, 15, 12],
      rows: [
        [
          'Engagement lead',
          'Rollouts, cutovers, rescue of a project',
          '3 to 9 months',
          '10 days',
          dollars(roleRates['Engagement lead']),
        ],
        [
          'Solution architect',
          'Design reviews, interfaces, S/4HANA questions',
          '2 to 12 weeks',
          '10 days',
          dollars(roleRates['Solution architect']),
        ],
        [
          'Industry consultant',
          'Finance, materials, production, quality, MES',
          '1 to 6 months',
          '5 days',
          dollars(roleRates['Industry consultant']),
        ],
        [
          'Developer',
          'ABAP, Fiori, Teamcenter, OPC UA, interfaces',
          '1 week to 6 months',
          '5 days',
          dollars(roleRates.Developer),
        ],
        [
          'Data analyst',
          'Migration, BW, dashboards, test data',
          '1 week to 6 months',
          '3 days',
          dollars(roleRates['Data analyst']),
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'How a rate is made up: a developer',
      columns: ['Part', 'Share', 'Of the hour', 'Remark'],
      widths: [32, 10, 15, 43],
      rows: rateRows('Developer'),
      total: true,
    },
    {
      kind: 'table',
      caption: 'What moves it',
      columns: ['Reason', 'Effect'],
      widths: [32, 68],
      rows: [
        rateAdjustments.offshore,
        rateAdjustments.length,
        rateAdjustments.weekends,
        ['Travel', 'At cost with receipts, without a fee'],
        ['First five days', 'If the person does not fit, they are free of charge and someone else comes'],
      ],
    },
  ],
};

const dedicated = { people: 2, hours: 160 };
const dedicatedCost = dedicated.people * dedicated.hours * blendedRate;
const shared = { hours: 192, carried: 6, used: 178 };
const sharedCost = shared.hours * blendedRate;
const busy = Math.round((100 * shared.used) / (dedicated.people * dedicated.hours));
const saving = Math.round(100 * (1 - sharedCost / dedicatedCost));

export const sharedTeam: WrittenSection = {
  title: 'A month of a shared team, with its invoice',
  note: 'A distributor with SAP ECC, 600 users, Bronze, in business hours. Fictional, typical in size.',
  blocks: [
    {
      kind: 'table',
      caption: 'Where the hours went',
      columns: ['Work', 'Tickets', 'Hours', 'By'],
      widths: [46, 14, 14, 26],
      rows: [
        ['Incidents: pricing, output, interfaces', '31', '64', 'Application pair'],
        ['Requests: users, roles, variants', '58', '29', 'Desk'],
        ['Small changes: two reports, one form', '3', '52', 'Developer'],
        ['Month end: on call for finance', '6', '18', 'Finance consultant'],
        ['A cause found at another client, fixed here', '1', '15', 'Basis'],
        ['Used', '99', String(shared.used), ''],
      ],
      total: true,
    },
    {
      kind: 'table',
      caption: 'The invoice',
      columns: ['Line', 'Hours', 'Rate', 'Amount'],
      widths: [46, 14, 14, 26],
      rows: [
        ['Share of the team, booked', String(shared.hours), dollars(blendedRate), dollars(sharedCost)],
        ['Carried over from last month', String(shared.carried), '', ''],
        ['Used', String(shared.used), '', ''],
        [
          'Carried into next month, at most a month',
          String(shared.hours + shared.carried - shared.used),
          '',
          '',
        ],
        ['To pay, 30 days', '', '', dollars(sharedCost)],
      ],
      total: true,
    },
    {
      kind: 'table',
      caption: 'The same work by a dedicated team',
      columns: ['', 'Dedicated', 'Shared'],
      widths: [46, 27, 27],
      rows: [
        [
          'People and paid hours',
          `${dedicated.people} people, ${dedicated.people * dedicated.hours} hours`,
          `A share of 9 people, ${shared.hours} hours`,
        ],
        [
          'Used',
          `${shared.used} hours, ${busy}%`,
          `${shared.used} hours, ${Math.round((100 * shared.used) / shared.hours)}%`,
        ],
        ['Cost of the month', dollars(dedicatedCost), dollars(sharedCost)],
        ['Saving', '', `${saving}%`],
        ['Vacation and illness', 'A gap, or a third person', 'Covered by the team'],
      ],
    },
    {
      kind: 'note',
      title: 'The saving is your idle time',
      text: `Two people of your own would be ${busy}% busy. The fuller their week, the smaller the saving: from 90% on a dedicated pair is the better choice, and we say so at the quarterly review.`,
    },
  ],
};
