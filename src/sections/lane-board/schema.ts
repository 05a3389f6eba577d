import { z } from 'zod';
import { points, text, texts, titled } from '#content/fields.ts';

const barKind = z
  .enum(['plain', 'strong', 'gap', 'signal'])
  .describe('how the bar looks: "plain", "strong", "gap" or "signal"');

export const schema = z
  .strictObject({
    ...titled,
    caption: text('what the board shows, for those who do not see it'),
    slots: z
      .union([z.literal(16), z.literal(20)])
      .describe('how many columns the board has, 16 or 20, a multiple of the number of ticks'),
    ticks: texts('the names above the columns, such as days'),
    lanes: z
      .array(
        z.strictObject({
          title: text('what works in this lane, such as a machine or a team'),
          bars: z
            .array(
              z.strictObject({
                from: z.int().min(1).max(20).describe('the first column of the bar, counted from 1'),
                to: z.int().min(2).max(21).describe('the column after the last one of the bar'),
                label: text('a short word on the bar, or leave it out').optional(),
                kind: barKind,
              }),
            )
            .min(1)
            .describe('the bars from left to right'),
        }),
      )
      .min(1)
      .describe('the lanes from the top down'),
    legend: z
      .array(z.strictObject({ kind: barKind, label: text('what bars of this look stand for') }))
      .min(1)
      .describe('what the looks of bars stand for'),
    items: points.describe('remarks under the board, or leave them out').optional(),
  })
  .describe('Work over time, as planners draw it: lanes of bars under a row of days or hours.');
