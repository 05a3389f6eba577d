import { z } from 'zod';
import { text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          horizon: text('how far ahead it looks, such as "Weeks ahead"'),
          title: text('the title of the column'),
          description: text('one or two sentences'),
          features: texts('a list of points').optional(),
        }),
      )
      .min(1)
      .max(4)
      .describe('one to four columns, from the longest time to the shortest'),
  })
  .describe('Up to four columns that look less and less far ahead, each with a shorter bar above it.');
