import { z } from 'zod';
import { entry, list, object, titled } from '#content/fields.ts';

export const schema = object('Technologies in a row, four at most, each under a line drawing of it.', {
  ...titled,
  items: list('the technologies, four at most', {
    ...entry('the name of the technology'),
    drawing: z.enum(['barcode', 'tag', 'radio', 'browser']).describe('the drawing above it'),
  }),
});
