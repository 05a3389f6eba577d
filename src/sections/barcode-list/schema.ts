import { z } from 'zod';
import { text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the title of the row'),
          description: text('one or two sentences'),
          code: z
            .string()
            .regex(/^[A-Z0-9-]+$/, { error: 'Use capital letters, digits and hyphens.' })
            .describe('what the barcode holds, such as "GR-101"'),
        }),
      )
      .min(1),
  })
  .describe('Ruled rows, each with a barcode that a scanner can read.');
