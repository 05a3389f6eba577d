import { dollars } from '#content/money.ts';
import { type RatedRole, roleRates } from '#content/role-rates.ts';
import type { WrittenSection } from '#documents/blocks.ts';
import { steps, totalWeeks } from '../content/steps.ts';

export const lead =
  'A sample engagement in full, for those who decide on one: work plan, hours and price by step, what an hour pays for, what you provide, and the two reports you keep.';

/** Hours of each role in each of the four steps. */
const hours: readonly (readonly [RatedRole, readonly number[]])[] = [
  ['Engagement lead', [24, 24, 48, 32]],
  ['Solution architect', [16, 24, 96, 32]],
  ['Industry consultant', [64, 56, 72, 24]],
  ['Data analyst', [48, 64, 40, 8]],
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const hoursOfStep = steps.map((_, step) => sum(hours.map(([, of]) => of[step] ?? 0)));
const priceOfStep = steps.map((_, step) => sum(hours.map(([role, of]) => (of[step] ?? 0) * roleRates[role])));

export const plan: WrittenSection = {
  title: 'A sample work plan: two plants, ten weeks',
  note: 'An automotive supplier on SAP ECC asks whether to convert to S/4HANA, start over or wait. An invented example of typical size.',
  blocks: [
    {
      kind: 'schedule',
      caption: 'Work by week',
      task: 'Task',
      columns: Array.from({ length: totalWeeks }, (_, week) => `W${week + 1}`),
      tasks: [
        { title: 'Kickoff, access, interviews', text: '24 interviews, 12 of them on shift', from: 1, to: 2 },
        {
          title: 'Transaction logs analyzed',
          text: '12 months of transactions and interfaces',
          from: 1,
          to: 3,
        },
        {
          title: 'Custom code and add-ons reviewed',
          text: '2,340 objects: which are still used?',
          from: 2,
          to: 4,
        },
        { title: 'Causes and their cost', text: 'Sessions with planning, finance, IT', from: 3, to: 4 },
        { title: 'Report 1 (findings)', text: 'You may stop here', from: 4, to: 4 },
        { title: 'Target processes and architecture', from: 5, to: 7 },
        { title: 'Three options priced', text: 'With your controller', from: 6, to: 8 },
        { title: 'Report 2 (decision)', text: 'Board meeting in week 8', from: 8, to: 8 },
        { title: 'Work packages, risks, owners', from: 9, to: 10 },
        { title: 'Briefing of the teams', text: 'Yours, another firm’s or ours', from: 10, to: 10 },
      ],
    },
    {
      kind: 'table',
      caption: 'Hours by role and step, with the fixed price of each step',
      columns: ['Role', ...steps.map(({ title }) => title), 'Hours', 'Price'],
      widths: [25, 12, 12, 12, 12, 12, 15],
      numbers: [1, 2, 3, 4, 5, 6],
      rows: [
        ...hours.map(([role, of]) => [
          role,
          ...of.map(String),
          String(sum(of)),
          dollars(sum(of) * roleRates[role]),
        ]),
        ['Hours', ...hoursOfStep.map(String), String(sum(hoursOfStep)), ''],
        ['Fixed price', ...priceOfStep.map(dollars), '', dollars(sum(priceOfStep))],
      ],
      total: true,
    },
    {
      kind: 'text',
      paragraphs: [
        `The first two steps cost ${dollars((priceOfStep[0] ?? 0) + (priceOfStep[1] ?? 0))} and end with the findings. Sites, interviews and interfaces drive the hours; a third plant would add about a fifth.`,
        'The price of a step is fixed, whether it takes more hours or fewer. Travel is charged at cost, without a surcharge.',
      ],
    },
  ],
};

export const roles: WrittenSection = {
  title: 'Who works on it, on both sides',
  note: 'Two to four consultants, the same from the first interview to the handover. You meet them before you sign.',
  blocks: [
    {
      kind: 'table',
      caption: 'Our roles',
      columns: ['Role', 'Does', 'Background', 'Hourly rate'],
      widths: [20, 40, 27, 13],
      numbers: [3],
      rows: [
        [
          'Engagement lead',
          'Answers for the result, leads the board sessions',
          'Ran a plant, a program or an IT department',
          dollars(roleRates['Engagement lead']),
        ],
        [
          'Solution architect',
          'Target architecture, interfaces, options',
          '12 years or more in SAP or PLM',
          dollars(roleRates['Solution architect']),
        ],
        [
          'Industry consultant',
          'Interviews, processes, business case',
          'Worked in your industry',
          dollars(roleRates['Industry consultant']),
        ],
        [
          'Developer',
          'Builds a proof of concept where one is needed',
          'ABAP, Fiori, integration',
          dollars(roleRates.Developer),
        ],
        [
          'Data analyst',
          'Analyzes logs, volumes and stock',
          'SQL, process mining',
          dollars(roleRates['Data analyst']),
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'Your side: hours over the ten weeks',
      columns: ['Role', 'Does', 'Hours'],
      widths: [24, 62, 14],
      numbers: [2],
      rows: [
        ['Sponsor', 'Gives access to people, decides on reports 1 and 2', '16'],
        ['Project lead', 'Scheduling, system access, a weekly call of 30 minutes', '60'],
        ['Controller', 'Checks the cost of findings and options', '24'],
        ['Process owners, 6', 'Interview, cause session, review of the target', '14 each'],
        ['People on shift, 12', 'Show us their work for an hour, no preparation needed', '1 each'],
        ['IT', 'Read access, extracts, list of interfaces', '40'],
        ['Together', '', '236'],
      ],
      total: true,
    },
    {
      kind: 'raci',
      caption: 'Who does what',
      activity: 'Activity',
      roles: ['Sponsor', 'Process owner', 'Your IT', 'Lead', 'Architect, consultant', 'Analyst'],
      rows: [
        { activity: 'Choose interviewees', parts: ['A', 'R', '-', 'C', 'C', '-'] },
        { activity: 'Extract and analyze logs', parts: ['-', 'I', 'R', 'A', 'C', 'R'] },
        { activity: 'Name causes and cost', parts: ['I', 'C', 'C', 'A', 'R', 'R'] },
        { activity: 'Design options', parts: ['I', 'C', 'C', 'A', 'R', 'C'] },
        { activity: 'Decide', parts: ['A/R', 'C', 'C', 'C', 'I', 'I'] },
        { activity: 'Take over work packages', parts: ['A', 'R', 'R', 'C', 'C', '-'] },
      ],
    },
  ],
};
