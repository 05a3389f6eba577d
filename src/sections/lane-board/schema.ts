import { z } from 'zod';
import { list, object, points, text, texts, titled } from '#content/fields.ts';

const barKind = z
  .enum(['plain', 'strong', 'gap', 'signal'])
  .describe('how the bar looks: "plain", "strong", "gap" or "signal"');

export const schema = object('A planning board: lanes of bars under a row of days or hours.', {
  ...titled,
  caption: text('what the board shows, for screen readers'),
  slots: z
    .union([z.literal(16), z.literal(20)])
    .describe('how many columns the board has, 16 or 20, a multiple of the number of ticks'),
  ticks: texts('the names above the columns, such as days'),
  lanes: list('the lanes from the top down', {
    title: text('the resource of this lane, such as a machine or a team'),
    bars: list('the bars from left to right', {
      from: z.int().min(1).max(20).describe('the first column of the bar, counted from 1'),
      to: z.int().min(2).max(21).describe('the column after the last one of the bar'),
      label: text('a short word on the bar, or leave it out').optional(),
      kind: barKind,
    }),
  }),
  legend: list('what each kind of bar means', {
    kind: barKind,
    label: text('what this kind of bar means'),
  }),
  items: points.describe('remarks under the board, or leave them out').optional(),
});
