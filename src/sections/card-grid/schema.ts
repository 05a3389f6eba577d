import { z } from 'zod';
import { area, link, skin, spot, text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the title of the card'),
          description: text('one or two sentences'),
          spot: spot.optional(),
          features: texts('a list of points').optional(),
          tags: texts('a list of short labels').optional(),
        }),
      )
      .min(1),
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).optional(),
    area: area.describe('the area whose colors the drawings have, if not that of the page').optional(),
    skin: skin.optional(),
    link: link.describe('a link below the cards').optional(),
  })
  .describe('Cards of equal size, in two to four columns.');
