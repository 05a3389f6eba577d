import { z } from 'zod';
import { list, object, points, text, texts, titled } from '#content/fields.ts';

const barKind = z
  .enum(['plain', 'strong', 'gap', 'signal'])
  .describe('how the bar looks: "plain", "strong", "gap" or "signal"');

export const schema = object(
  'Work over time, as planners draw it: lanes of bars under a row of days or hours.',
  {
    ...titled,
    caption: text('what the board shows, for those who do not see it'),
    slots: z
      .union([z.literal(16), z.literal(20)])
      .describe('how many columns the board has, 16 or 20, a multiple of the number of ticks'),
    ticks: texts('the names above the columns, such as days'),
    lanes: list('the lanes from the top down', {
      title: text('what works in this lane, such as a machine or a team'),
      bars: list('the bars from left to right', {
        from: z.int().min(1).max(20).describe('the first column of the bar, counted from 1'),
        to: z.int().min(2).max(21).describe('the column after the last one of the bar'),
        label: text('a short word on the bar, or leave it out').optional(),
        kind: barKind,
      }),
    }),
    legend: list('what the looks of bars stand for', {
      kind: barKind,
      label: text('what bars of this look stand for'),
    }),
    items: points.describe('remarks under the board, or leave them out').optional(),
  },
);
