import { z } from 'zod';
import { area, object, points, skin, spot, titled } from '#content/fields.ts';

export const schema = object('Ruled definitions, with the heading and perhaps a drawing at their left.', {
  ...titled,
  items: points,
  art: object('a drawing under the heading', {
    spot,
    skin: skin.optional(),
    area: area.optional(),
    size: z
      .enum(['small', 'medium', 'wide', 'broad', 'large', 'tall', 'lowered', 'short', 'full'])
      .optional(),
  }).optional(),
});
