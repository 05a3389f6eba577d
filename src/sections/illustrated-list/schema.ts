import { z } from 'zod';
import { area, spot, text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the title of the entry'),
          description: text('one or two sentences'),
          spot,
          tags: texts('a list of short labels').optional(),
        }),
      )
      .min(1)
      .describe('the list of entries'),
    area: area.describe('the area whose colors the drawings have, if not that of the page').optional(),
  })
  .describe('Ruled entries in two columns, each with a small drawing, for lists longer than a row of cards.');
