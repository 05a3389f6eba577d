import { z } from 'zod';
import { text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          metric: text('a figure with a word or two, such as "65% efficiency"'),
          title: text('what the figure is about'),
          description: text('how it is counted, in one to three sentences'),
        }),
      )
      .min(1)
      .describe('a list of figures, best six'),
  })
  .describe('Figures as tiles. The first and the last are twice as wide, with room for more text.');
