import type { Board } from '#content/board.ts';
import type { Card } from '#content/card.ts';

/** A week on the scheduling board, in quarters of a day. */
export const scheduleBoard: Board = {
  caption:
    'Example of a week: orders on five work centers, with setups and maintenance of press 2 on Wednesday.',
  slots: 20,
  ticks: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  lanes: [
    {
      title: 'Press 1',
      bars: [
        { from: 1, to: 6, label: '4410', kind: 'plain' },
        { from: 6, to: 7, kind: 'gap' },
        { from: 7, to: 14, label: '4415', kind: 'plain' },
        { from: 14, to: 15, kind: 'gap' },
        { from: 15, to: 18, label: '4421', kind: 'strong' },
        { from: 18, to: 21, label: '4424', kind: 'plain' },
      ],
    },
    {
      title: 'Press 2',
      bars: [
        { from: 1, to: 8, label: '4412', kind: 'plain' },
        { from: 9, to: 12, label: 'PM', kind: 'signal' },
        { from: 12, to: 18, label: '4418', kind: 'plain' },
      ],
    },
    {
      title: 'Weld cell',
      bars: [
        { from: 4, to: 10, label: '4410', kind: 'plain' },
        { from: 10, to: 16, label: '4412', kind: 'plain' },
        { from: 17, to: 20, label: '4421', kind: 'strong' },
      ],
    },
    {
      title: 'Paint',
      bars: [
        { from: 8, to: 12, label: '4410', kind: 'plain' },
        { from: 12, to: 13, kind: 'gap' },
        { from: 13, to: 19, label: '4412', kind: 'plain' },
      ],
    },
    {
      title: 'Assembly',
      bars: [
        { from: 1, to: 9, label: '4398', kind: 'plain' },
        { from: 11, to: 16, label: '4410', kind: 'plain' },
        { from: 16, to: 21, label: '4412', kind: 'plain' },
      ],
    },
  ],
  legend: [
    { kind: 'plain', label: 'Order' },
    { kind: 'strong', label: 'Rush order received on Tuesday' },
    { kind: 'gap', label: 'Setup' },
    { kind: 'signal', label: 'Planned maintenance' },
  ],
};

export const schedulingTopics: readonly Card[] = [
  {
    title: 'Plant Capacity Requirements',
    description:
      'Load by work center against shifts and tools, twelve weeks ahead, with the bottleneck marked.',
  },
  {
    title: 'Production Plan Leveling',
    description:
      'The mix is smoothed by setup family, which avoids overtime one week and idle lines the next.',
  },
  {
    title: 'Scenario Analysis',
    description: 'Copy the plan, drop a machine or add a shift, and compare late orders, stock and cost.',
  },
  {
    title: 'Sales & Product Analysis',
    description: 'Demand by customer, product and margin, so scarce hours go to the orders that earn most.',
  },
];
