import { z } from 'zod';
import { headed, object, points, stat, text } from '#content/fields.ts';

export const schema = object('Reasons to choose the company, with supporting figures beside them.', {
  ...headed,
  items: points.describe('a list of reasons with descriptions'),
  results: object('the figures beside the reasons', {
    title: text('the heading of the figures'),
    stats: z.array(stat).min(1).describe('a list of figures'),
  }).optional(),
});
