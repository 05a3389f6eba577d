import { z } from 'zod';
import { list, object, text, titled } from '#content/fields.ts';

export const schema = object('Ruled rows, each with a barcode that a scanner can read.', {
  ...titled,
  items: list('the rows', {
    title: text('the title of the row'),
    description: text('one or two sentences'),
    code: z
      .string()
      .regex(/^[A-Z0-9-]+$/, { error: 'Use capital letters, digits and hyphens.' })
      .describe('what the barcode holds, such as "GR-101"'),
  }),
});
