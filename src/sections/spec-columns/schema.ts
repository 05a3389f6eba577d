import { z } from 'zod';
import { area, skin, spot, text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the heading of the column'),
          description: text('one or two sentences'),
          spot: spot.optional(),
          features: texts('a list of points').optional(),
          footnote: z
            .strictObject({ title: text('a short title'), text: text('one sentence') })
            .describe('what follows the points')
            .optional(),
        }),
      )
      .min(1),
    area: area.describe('the area whose colors the drawings have, if not that of the page').optional(),
    skin: skin.optional(),
  })
  .describe('Ruled columns without cards, for things of one kind that differ in their details.');
