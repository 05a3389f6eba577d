import { z } from 'zod';
import { text } from '#content/fields.ts';

export const schema = z
  .strictObject({
    title: text('what the quotes are about, for those who do not see them'),
  })
  .describe('The quotes of content/lists/testimonials.json, one after the other.');
