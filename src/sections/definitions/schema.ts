import { z } from 'zod';
import { area, points, skin, spot, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: points,
    art: z
      .strictObject({
        spot,
        skin: skin.optional(),
        area: area.optional(),
        size: z
          .enum(['small', 'medium', 'wide', 'broad', 'large', 'tall', 'lowered', 'short', 'full'])
          .optional(),
      })
      .describe('a drawing under the heading')
      .optional(),
  })
  .describe('Ruled definitions, with the heading and perhaps a drawing at their left.');
