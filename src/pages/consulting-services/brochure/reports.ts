import { dollars } from '#content/money.ts';
import type { WrittenSection } from '#documents/blocks.ts';

/** What each finding costs a year, in thousands of dollars. */
const findings = [
  {
    finding: 'Stock 11 days above target',
    cause: 'Each plant plans on its own',
    cost: 940,
    kind: 'Design',
    firstStep: 'One planning model',
  },
  {
    finding: 'Air freight for late call-offs',
    cause: 'Planning runs only at night',
    cost: 610,
    kind: 'Software',
    firstStep: 'Plan by day (MRP Live)',
  },
  {
    finding: 'Close takes nine days',
    cause: 'Intercompany done by hand',
    cost: 380,
    kind: 'Process',
    firstStep: 'Match at posting',
  },
  {
    finding: 'Changeovers of 54 minutes',
    cause: 'Sequenced by due date alone',
    cost: 310,
    kind: 'Policy',
    firstStep: 'Sequence by setup family',
  },
  {
    finding: 'Scrap recorded at shift end',
    cause: 'Terminals far from the press',
    cost: 220,
    kind: 'Process',
    firstStep: 'Scanner at three presses',
  },
  {
    finding: '1,410 custom objects unused',
    cause: 'No owner after two mergers',
    cost: 130,
    kind: 'Software',
    firstStep: 'Retire with the conversion',
  },
] as const;

/** `solves` counts the findings from 1. Consultants, the client's own people and what is bought are in thousands of dollars. */
const options = [
  {
    title: 'Stay on ECC for now',
    consultants: 240,
    ownPeople: 130,
    bought: 30,
    months: 3,
    solves: [3, 4, 5],
  },
  { title: 'Convert', consultants: 1_300, ownPeople: 900, bought: 700, months: 11, solves: [2, 3, 4, 5, 6] },
  {
    title: 'Start over',
    consultants: 2_300,
    ownPeople: 1_500,
    bought: 800,
    months: 20,
    solves: [1, 2, 3, 4, 5, 6],
  },
] as const;

type Option = (typeof options)[number];

const investmentOf = ({ consultants, ownPeople, bought }: Option): number => consultants + ownPeople + bought;
const savingOf = ({ solves }: Option): number =>
  findings.reduce(
    (sum, { cost }, index) => ((solves as readonly number[]).includes(index + 1) ? sum + cost : sum),
    0,
  );
const monthsOfUse = (investment: number, saving: number): number => Math.ceil((12 * investment) / saving);
const paybackOf = (option: Option): number => monthsOfUse(investmentOf(option), savingOf(option));
const [stay, convert, startOver] = options;
/** What the conversion adds to the fixes, which come first: their saving is not its own. */
const further = {
  saving: savingOf(convert) - savingOf(stay),
  investment: investmentOf(convert) - investmentOf(stay),
  get months() {
    return monthsOfUse(this.investment, this.saving);
  },
};
const inMillions = (thousands: number) => dollars(thousands / 1_000);
const millions = (thousands: number) => `${inMillions(thousands)} million`;

export const reports: WrittenSection = {
  title: 'The two reports at the end of the sample',
  blocks: [
    {
      kind: 'table',
      caption: 'Report 1 (findings), ranked by cost: six of nineteen',
      columns: ['No.', 'Finding', 'Cause', 'Per year', 'Kind', 'First step'],
      widths: [6, 24, 25, 12, 11, 22],
      numbers: [3],
      rows: findings.map(({ finding, cause, cost, kind, firstStep }, index) => [
        String(index + 1),
        finding,
        cause,
        dollars(cost * 1_000),
        kind,
        firstStep,
      ]),
    },
    {
      kind: 'table',
      caption: 'Report 2 (decision): the options, by what they solve of these six',
      columns: ['', ...options.map(({ title }) => title)],
      widths: [15, 25, 36, 24],
      rows: [
        ['Solves', ...options.map(({ solves }) => `Findings ${solves[0]} to ${solves.at(-1)}`)],
        ['Saves per year', ...options.map((option) => millions(savingOf(option)))],
        ['Investment', ...options.map((option) => millions(investmentOf(option)))],
        [
          'Of which',
          ...options.map(
            ({ consultants, ownPeople, bought }) =>
              `Ours ${inMillions(consultants)}, yours ${inMillions(ownPeople)}, bought ${inMillions(bought)}`,
          ),
        ],
        ['Duration', ...options.map(({ months }) => `${months} months`)],
        [
          'Paid back after',
          ...options.map(
            (option) => `${paybackOf(option)} months of use, ${option.months + paybackOf(option)} in all`,
          ),
        ],
        [
          'Main risk',
          'ECC maintenance ends; conversion in a hurry',
          'Old processes are carried over',
          `Key people tied up for ${startOver.months} months`,
        ],
        ['Cutover', 'None', 'Two rehearsals, then the cutover', 'Two rehearsals for each plant'],
        [
          'We advise',
          'The three fixes, now',
          `Yes, after the fixes: a further ${millions(further.saving)} a year for ${millions(further.investment)}, ${further.months} months of use. The reason is the end of maintenance, not the saving`,
          'Not now; finding 1 as a project of its own',
        ],
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'You keep',
          items: [
            'Both reports, with all figures and their sources',
            'Map of processes with volumes',
            'Work packages with owner, test and date',
          ],
        },
        {
          title: 'Investment includes',
          items: [
            'Our hours, at the rates above',
            'Hours of your people, at $85',
            'Bought: licenses, systems, travel',
          ],
        },
        {
          title: 'A report is finished when',
          items: [
            'Each figure names its source and date',
            'The controller has signed off on the cost',
            'Those interviewed have checked what we understood',
          ],
        },
      ],
    },
  ],
};
