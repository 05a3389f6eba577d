import { z } from 'zod';
import { entry, list, object, titled } from '#content/fields.ts';

export const schema = object('Ruled rows, each with a barcode that a scanner can read.', {
  ...titled,
  items: list('the rows', {
    ...entry('the title of the row'),
    code: z
      .string()
      .regex(/^[A-Z0-9-]+$/, { error: 'Use capital letters, digits and hyphens.' })
      .describe('the text of the barcode, such as "GR-101"'),
  }),
});
