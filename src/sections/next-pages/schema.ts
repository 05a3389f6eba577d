import { z } from 'zod';
import { object, page, text, tone } from '#content/fields.ts';

export const schema = object('Links to two or three pages to read next.', {
  title: text('a heading, if not the usual one').optional(),
  pages: z
    .array(page)
    .min(2)
    .max(3)
    .refine((pages) => new Set(pages).size === pages.length, {
      error: 'A page is listed twice. Write two or three different pages.',
    })
    .describe('two or three pages to read next'),
  tone: tone.optional(),
});
