import { z } from 'zod';
import { page, text, tone } from '#content/fields.ts';

/** Where a reader of this page would want to go now. */
export const schema = z.strictObject({
  title: text('a heading, if not the usual one').optional(),
  pages: z.array(page).min(1).describe('two or three pages to read next'),
  tone: tone.optional(),
});
