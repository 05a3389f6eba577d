import { z } from 'zod';
import { points, text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    groups: z
      .array(z.strictObject({ title: text('the name of the category'), items: points }))
      .min(1)
      .describe('the categories, each with its points'),
  })
  .describe('Things by category: a ruled row per category, with its points in three columns.');
