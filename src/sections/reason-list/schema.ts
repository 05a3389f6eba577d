import { z } from 'zod';
import { anchor, points, stat, text, tone } from '#content/fields.ts';

export const schema = z
  .strictObject({
    title: text('the heading of the section'),
    items: points.describe('a list of reasons with descriptions'),
    results: z
      .strictObject({
        title: text('the heading of the figures'),
        stats: z.array(stat).min(1).describe('a list of figures'),
      })
      .describe('the figures beside the reasons')
      .optional(),
    tone: tone.optional(),
    id: anchor.optional(),
  })
  .describe('Reasons to choose the company, with figures beside them that bear them out.');
