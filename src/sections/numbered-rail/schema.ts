import { z } from 'zod';
import { area, spot, text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the title of the row'),
          description: text('one or two sentences'),
          spot: spot.optional(),
          tags: texts('a list of short labels').optional(),
        }),
      )
      .min(1)
      .describe('the list of rows, which get their numbers by themselves'),
    area: area.describe('the area whose colors the drawings have, if not that of the page').optional(),
  })
  .describe('Numbered rows, for things that come in order or are known by number.');
