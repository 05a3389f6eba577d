import { z } from 'zod';
import { page, text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('one word, which is set large'),
          description: text('one sentence'),
          page: page.describe('the name of the page that the link leads to, such as "contact"'),
        }),
      )
      .min(1)
      .describe('the stops in order'),
  })
  .describe('Stops on a line, each with a link to a page. A stop whose page is switched off is left out.');
