import { z } from 'zod';
import { area, skin, spot, text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the title of the tile'),
          description: text('one or two sentences'),
          spot: spot.optional(),
          tags: texts('a list of short labels').optional(),
        }),
      )
      .min(1),
    area: area.describe('the area whose colors the drawings have, if not that of the page').optional(),
    skin: skin.optional(),
  })
  .describe(
    'Tiles that rise from left to right, for things taken in order, each standing on the one before.',
  );
