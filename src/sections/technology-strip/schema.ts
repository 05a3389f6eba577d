import { z } from 'zod';
import { text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the name of the technology'),
          description: text('one or two sentences'),
          drawing: z.enum(['barcode', 'tag', 'radio', 'browser']).describe('the drawing above it'),
        }),
      )
      .min(1),
  })
  .describe('Technologies in a row, four at most, each under a line drawing of it.');
