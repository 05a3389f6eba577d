import { z } from 'zod';
import { area, link, skin, spot, target, text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    note: text('one or two sentences under the heading'),
    link: link.describe('a link beside the sentences'),
    items: z
      .array(
        z.strictObject({
          title: text('the title of the tile'),
          description: text('a few words'),
          spot,
          to: target,
        }),
      )
      .min(1)
      .describe('a list of tiles'),
    area: area.describe('the area whose colors the drawings have, if not that of the page').optional(),
    skin: skin.optional(),
  })
  .describe('Many equal links with their drawings. The heading takes the first cells of the grid.');
