import { z } from 'zod';
import { page, spot, text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the name of the topic'),
          description: text('one sentence'),
          page,
          spot,
        }),
      )
      .min(1)
      .describe('a list of topics'),
  })
  .describe('Topics in two columns, each a small drawing, a sentence and the way to its page.');
