import { z } from 'zod';
import { points, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: points,
    columns: z.union([z.literal(2), z.literal(3)]),
  })
  .describe('Ruled points without cards, for things of equal weight.');
