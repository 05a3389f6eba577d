import { z } from 'zod';
import { page, text, tone } from '#content/fields.ts';

export const schema = z
  .strictObject({
    title: text('a heading, if not the usual one').optional(),
    pages: z.array(page).min(1).describe('two or three pages to read next'),
    tone: tone.optional(),
  })
  .describe('Links to two or three pages to read next.');
