import { z } from 'zod';
import { anchor, object, points, stat, text, tone } from '#content/fields.ts';

export const schema = object('Reasons to choose the company, with figures beside them that bear them out.', {
  title: text('the heading of the section'),
  items: points.describe('a list of reasons with descriptions'),
  results: object('the figures beside the reasons', {
    title: text('the heading of the figures'),
    stats: z.array(stat).min(1).describe('a list of figures'),
  }).optional(),
  tone: tone.optional(),
  id: anchor.optional(),
});
