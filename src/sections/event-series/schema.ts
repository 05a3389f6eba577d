import { z } from 'zod';
import { day, link, text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    link: link.describe('a link under the heading').optional(),
    items: z
      .array(
        z.strictObject({
          day,
          title: text('the title of the part'),
          description: text('one or two sentences'),
        }),
      )
      .min(1)
      .describe('the parts of the event'),
  })
  .describe('An event in several parts, each with its day.');
