import { z } from 'zod';
import { object, points, titled } from '#content/fields.ts';

export const schema = object('Ruled points without cards, for things of equal weight.', {
  ...titled,
  items: points,
  columns: z.union([z.literal(2), z.literal(3)]),
});
