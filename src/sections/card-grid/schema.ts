import { z } from 'zod';
import { drawingArea, entry, link, list, object, skin, spot, texts, titled } from '#content/fields.ts';

export const schema = object('Cards of equal size, in two to four columns.', {
  ...titled,
  items: list('the cards', {
    ...entry('the title of the card'),
    spot: spot.optional(),
    features: texts('a list of points').optional(),
    tags: texts('a list of short labels').optional(),
  }),
  columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).optional(),
  area: drawingArea,
  skin: skin.optional(),
  link: link.describe('a link below the cards').optional(),
});
