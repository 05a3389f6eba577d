import { z } from 'zod';
import { entry, list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Findings in measurements, each beside a curve with a limit and a flag, on alternating sides.',
  {
    ...titled,
    items: list('the list of rows', {
      ...entry('the title of the row'),
      tags: texts('a list of short labels').optional(),
      chart: object('the curve beside the text', {
        title: text('what was measured and for how long'),
        values: z
          .array(z.number().min(0).max(110).describe('a number from 0 to 110'))
          .min(2)
          .describe('the measured values from left to right, evenly spaced, as numbers from 0 to 110'),
        limit: z.number().min(0).max(110).describe('the value of the dashed line, from 0 to 110'),
        flagged: z.int().min(0).describe('the index of the flagged value, counted from 0'),
        meaning: text('what the flag means, in a few words'),
      }).refine(({ values, flagged }) => flagged < values.length, {
        path: ['flagged'],
        error: 'There are not that many values. Write the index of a value, counted from 0.',
      }),
    }),
  },
);
