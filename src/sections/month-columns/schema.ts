import { z } from 'zod';
import { entry, list, object, text, texts, titled } from '#content/fields.ts';

const day = z.literal([0, 0.5, 1]).describe('0 for a free day, 1 for a full day or 0.5 for a shared day');

export const schema = object('Ways to book time, each with a month drawn as four weeks of five days.', {
  ...titled,
  monthLabel: text('what each drawn month is, such as "A typical month"'),
  items: list('a list of ways to book, ideally three', {
    ...entry('the name of the way to book'),
    features: texts('a list of points'),
    month: z
      .array(z.array(day).length(5).describe('five days'))
      .length(4)
      .describe('four weeks of five days: how much of each day is booked'),
    monthInWords: text('the drawn month in words, as a sentence'),
  }),
});
