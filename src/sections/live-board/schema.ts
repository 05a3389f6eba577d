import { z } from 'zod';
import { list, object, stat, text, titled } from '#content/fields.ts';

export const schema = object(
  'The display above a production line: output against plan, losses and the state of each station.',
  {
    ...titled,
    stats: z.array(stat).min(1).describe('three figures above the heading, or leave them out').optional(),
    board: object('the content of the display', {
      label: text('what the display shows, for screen readers'),
      line: text('the name of the line'),
      shift: text('the shift and its hours'),
      clock: text('the time on the display, such as "4:42 PM"'),
      output: object('the output of the shift', {
        title: text('what is counted'),
        good: text('the large figure'),
        plan: text('the plan, below the figure'),
      }),
      factors: list('the rates under the output; the last is their product', {
        title: text('what is rated'),
        value: text('the rate, such as "91.4%"'),
      }),
      hours: object('the chart of output by the hour', {
        title: text('the heading of the chart'),
        target: z.number().positive().describe('the plan for each hour, a number'),
        items: list('up to eight hours', {
          from: text('the hour, such as "2 PM"'),
          count: z.number().min(0).describe('how many were made, or leave it out').optional(),
          current: z.boolean().describe('true for the hour that is not over yet').optional(),
        }).max(8),
      }),
      losses: object('the minutes lost', {
        title: text('the heading of the losses'),
        unit: text('the unit of the minutes, such as "min"'),
        items: list('the losses, the largest first', {
          cause: text('what caused the loss'),
          minutes: z.number().positive().describe('how many minutes were lost, a number'),
        }),
      }),
      stations: list('five stations, in the order of the line', {
        title: text('the name of the station'),
        state: z.enum(['running', 'waiting', 'stopped']).describe('the state of the station'),
        detail: text('a few words under its state'),
      }),
      states: object('the words for the states', {
        running: text('the word for a station at work'),
        waiting: text('the word for a station that waits'),
        stopped: text('the word for a station that is stopped'),
      }),
    }),
  },
);
