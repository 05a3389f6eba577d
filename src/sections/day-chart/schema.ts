import { z } from 'zod';
import { stat, text, texts, titled } from '#content/fields.ts';

const hour = z.number().min(0).max(24).describe('an hour from 0 to 24, such as 18.5 for 6:30 PM');

export const schema = z
  .strictObject({
    ...titled,
    caption: text('what the chart shows'),
    rows: z
      .array(
        z.strictObject({
          title: text('what the row is about'),
          hours: text('the hours of its bars in words, such as "7:00 AM to 8:00 PM"'),
          bars: z
            .array(z.strictObject({ from: hour, to: hour }))
            .min(1)
            .describe('the hours of its bars: { "from": 7, "to": 20 }, also past midnight'),
          stressed: z.boolean().describe('true for bars in the second color, or leave it out').optional(),
        }),
      )
      .min(1)
      .describe('the rows of the chart'),
    ticks: texts('eight times of day, three hours apart, from midnight').length(8),
    marker: z
      .strictObject({ at: hour, text: text('what happens at this hour') })
      .describe('an hour to point at and what happens then'),
    footnote: text('a sentence on how to read the chart'),
    stats: z.array(stat).min(1).describe('figures below the chart, or leave them out').optional(),
  })
  .describe('The 24 hours of a day with a row of bars for each team or task, and perhaps figures below.');
