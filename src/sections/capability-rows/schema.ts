import { z } from 'zod';
import { text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the title of the row'),
          description: text('one short sentence'),
          tiles: texts('a few words for each tile, best four of them'),
        }),
      )
      .min(1)
      .describe('the rows'),
  })
  .describe('Rows of short words in tiles, with a title at their left: what each part must be able to do.');
