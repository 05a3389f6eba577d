import { z } from 'zod';
import { text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the heading of the column'),
          description: text('one short sentence'),
          features: texts('a list of points'),
        }),
      )
      .min(1)
      .describe('a list of columns, best four'),
  })
  .describe('Groups side by side, each a ruled list under its heading. Stands on light and dark.');
