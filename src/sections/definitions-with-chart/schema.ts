import { z } from 'zod';
import { points, text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: points,
    screen: z
      .strictObject({
        label: text('in one sentence what the window shows, for those who do not see it'),
        title: text('the title of the window'),
        aside: text('a few words at the right of the title, or leave it out').optional(),
        chartTitle: text('what the bars show and in which unit'),
        bars: z
          .array(
            z.strictObject({
              label: text('a few letters under the bar, such as "Jan"'),
              value: z.number().positive().describe('the height of the bar, a number'),
              estimated: z.boolean().describe('true for a dashed bar, or leave it out').optional(),
            }),
          )
          .min(1)
          .max(12)
          .describe('at most twelve bars'),
        chartNote: text('what the dashed bar means, or leave it out').optional(),
        facts: z
          .array(z.strictObject({ name: text('what it is'), value: text('the figure or name') }))
          .min(1)
          .max(3)
          .describe('at most three facts under the chart'),
      })
      .describe('the program window under the heading'),
  })
  .describe('Ruled definitions, with the heading and a program window that shows a bar chart at their left.');
