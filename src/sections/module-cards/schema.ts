import { z } from 'zod';
import { text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          code: text('the short name in large letters, such as "CRM"'),
          title: text('the title of the card'),
          description: text('one or two sentences'),
          features: texts('a list of points'),
        }),
      )
      .min(1),
  })
  .describe('Parts of a larger system under the short names that their users know them by.');
