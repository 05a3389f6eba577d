import { z } from 'zod';
import { list, object, stat, text, texts, titled } from '#content/fields.ts';

const hour = z.number().min(0).max(24).describe('an hour from 0 to 24, such as 18.5 for 6:30 PM');

export const schema = object(
  'The 24 hours of a day with a row of bars for each team or task, and perhaps figures below.',
  {
    ...titled,
    caption: text('what the chart shows'),
    rows: list('the rows of the chart', {
      title: text('what the row is about'),
      hours: text('the hours of its bars in words, such as "7:00 AM to 8:00 PM"'),
      bars: list('the hours of its bars: { "from": 7, "to": 20 }, also past midnight', {
        from: hour,
        to: hour,
      }),
      stressed: z
        .boolean()
        .describe('true to highlight the bars in the second color, or leave it out')
        .optional(),
    }),
    ticks: texts('eight times of day, three hours apart, from midnight').length(8),
    marker: object('an hour to mark, and what happens then', {
      at: hour,
      text: text('what happens at this hour'),
    }),
    footnote: text('a sentence on how to read the chart'),
    stats: z.array(stat).min(1).describe('figures below the chart, or leave them out').optional(),
  },
);
