import type { WrittenSection } from '#documents/blocks.ts';
import {
  crmLoad,
  cutoverHours,
  finalHours,
  hoursAfterLoad,
  lanes,
  lastLoadEnds,
  type PlannedLoad,
  planned,
  signingHours,
} from './migration-objects.ts';

const startHour = 20;

/** "Sat 06:30", for hours since Friday 20:00. */
function clock(hours: number): string {
  const sinceFriday = startHour + hours;
  const day = ['Fri', 'Sat', 'Sun'][Math.floor(sinceFriday / 24)];
  const minutes = (sinceFriday % 1) * 60;
  return `${day} ${String(Math.floor(sinceFriday % 24)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

const [chain, beside] = [planned(lanes[0]), planned(lanes[1])];
const importHours = chain.reduce((sum, { hours }) => sum + hours, 0);
const time = (from: number, to: number) => `${clock(from)} to ${clock(to)}`;
const cells = ({ number, object, from, to }: PlannedLoad) => [
  `${number}. ${object.split(',')[0]}`,
  time(from, to),
];
const compared = cutoverHours - signingHours;
/** Where the loads of both lanes have ended, everything is compared once more and signed. */
const firstLane = [
  ...chain.map(cells),
  ['Final reconciliation', time(lastLoadEnds, compared)],
  ['Signature', time(compared, cutoverHours)],
];
const secondLane = [...beside.map(cells), [crmLoad.title, time(crmLoad.from, crmLoad.to)]];

export const cutover: WrittenSection = {
  title: `Data tools: the cutover in ${cutoverHours} hours`,
  note: 'Loads run in two lanes side by side. A load starts when those it needs are reconciled.',
  blocks: [
    {
      kind: 'table',
      caption: `Both lanes, from ${clock(0)}; each load with ${hoursAfterLoad} hour for its error file and its report`,
      columns: ['Lane 1', 'Lane 1, from and to', 'Lane 2', 'Lane 2, from and to'],
      widths: [22, 26, 26, 26],
      rows: firstLane.map((cells, index) => [...cells, ...(secondLane[index] ?? [])]),
    },
    {
      kind: 'table',
      caption: 'The arithmetic: lane 1 is the longest chain and sets the time',
      columns: ['Part', 'How', 'Hours'],
      widths: [30, 56, 14],
      numbers: [2],
      rows: [
        [
          `Import of ${lanes[0].join(', ')}`,
          chain.map(({ hours }) => hours.toFixed(1)).join(' + '),
          importHours.toFixed(1),
        ],
        [
          'Error files and reports',
          `${chain.length} loads × ${hoursAfterLoad} hour`,
          (chain.length * hoursAfterLoad).toFixed(1),
        ],
        ['Final reconciliation', 'REC01 to REC08 once more, signed', finalHours.toFixed(1)],
        ['Cutover', 'Measured in rehearsal 2 and corrected', cutoverHours.toFixed(1)],
      ],
      total: true,
    },
    {
      kind: 'schedule',
      caption: 'Two rehearsals, then the cutover',
      task: 'Task',
      columns: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8', 'W9', 'W10', 'W11', 'W12'],
      tasks: [
        { title: 'Extract and mapping', from: 1, to: 4 },
        { title: 'Rehearsal 1', text: 'All objects, no time limit', from: 4, to: 5 },
        { title: 'Cleansing at the source', from: 2, to: 8 },
        { title: 'Rehearsal 2', text: 'Against the clock, with parallel bill', from: 8, to: 9 },
        { title: 'Freeze, cutover, first bill', from: 11, to: 12 },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          title: 'Go when',
          items: [
            'REC01 to REC06 pass; only REC03 may have its list',
            'Rehearsal 2 ended at least four hours before business has to start',
            'The billing lead has signed the parallel bill',
          ],
        },
        {
          title: 'Stop when',
          items: [
            'Open items differ in total',
            'More than 0.2% of installations have no device',
            'The first simulated bill run cannot be explained',
          ],
        },
      ],
    },
  ],
};
