import { z } from 'zod';
import { text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          metric: text('a figure with a word or two, such as "Up to 40%"'),
          title: text('what the figure is about'),
          description: text('the reason for it, in one or two sentences'),
        }),
      )
      .min(1)
      .describe('a list of figures, best four'),
  })
  .describe('Figures with their reasons, in a row under one rule. Stands on light and dark.');
