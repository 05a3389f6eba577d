import { z } from 'zod';
import { list, object, points, text, titled } from '#content/fields.ts';

export const schema = object(
  'Ruled definitions, with the heading and a program window that shows a bar chart at their left.',
  {
    ...titled,
    items: points,
    screen: object('the program window under the heading', {
      label: text('in one sentence what the window shows, for screen readers'),
      title: text('the title of the window'),
      aside: text('a few words on the right of the title, or leave it out').optional(),
      chartTitle: text('what the bars show and in which unit'),
      bars: list('at most twelve bars', {
        label: text('a few letters under the bar, such as "Jan"'),
        value: z.number().positive().describe('the height of the bar, a number'),
        estimated: z.boolean().describe('true for a dashed bar, or leave it out').optional(),
      }).max(12),
      chartNote: text('what the dashed bar means, or leave it out').optional(),
      facts: list('at most three facts under the chart', {
        name: text('what it is'),
        value: text('the figure or name'),
      }).max(3),
    }),
  },
);
