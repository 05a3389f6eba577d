import { z } from 'zod';
import { object, stat, titled } from '#content/fields.ts';

export const schema = object('Large figures in a row, each with its label.', {
  ...titled,
  stats: z.array(stat).min(1),
  columns: z.literal(3).describe('3 for three columns on tablets, or leave it out').optional(),
});
