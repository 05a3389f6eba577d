import { z } from 'zod';
import { list, object, text, titled } from '#content/fields.ts';

export const schema = object('Technologies in a row, four at most, each under a line drawing of it.', {
  ...titled,
  items: list('the technologies, four at most', {
    title: text('the name of the technology'),
    description: text('one or two sentences'),
    drawing: z.enum(['barcode', 'tag', 'radio', 'browser']).describe('the drawing above it'),
  }),
});
