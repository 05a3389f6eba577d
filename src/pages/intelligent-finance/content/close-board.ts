import type { Board } from '#content/board.ts';

/** Working days of a month-end close, in halves. In each lane the first bar is before, the second after. */
export const closeBoard: Board = {
  caption:
    'Example of a month-end close over eight working days. Before: sub-ledgers until day 2, accruals until day 3, reconciliation until day 5, consolidation until day 7, reporting until day 8. After: everything is done by the end of day 4, and reconciliation takes half a day.',
  slots: 16,
  ticks: ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6', 'Day 7', 'Day 8'],
  lanes: [
    {
      title: 'Sub-ledgers',
      bars: [
        { from: 1, to: 5, kind: 'gap' },
        { from: 1, to: 3, kind: 'strong' },
      ],
    },
    {
      title: 'Accruals',
      bars: [
        { from: 3, to: 7, kind: 'gap' },
        { from: 2, to: 4, kind: 'strong' },
      ],
    },
    {
      title: 'Reconciliation',
      bars: [
        { from: 6, to: 11, kind: 'gap' },
        { from: 3, to: 4, kind: 'strong' },
      ],
    },
    {
      title: 'Consolidation',
      bars: [
        { from: 10, to: 15, kind: 'gap' },
        { from: 4, to: 7, kind: 'strong' },
      ],
    },
    {
      title: 'Reporting',
      bars: [
        { from: 14, to: 17, kind: 'gap' },
        { from: 6, to: 9, kind: 'strong' },
      ],
    },
  ],
  legend: [
    { kind: 'gap', label: 'Before: eight working days' },
    { kind: 'strong', label: 'After: four working days' },
  ],
};
