import { z } from 'zod';
import { text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    before: text('what stands over each text about today, such as "With a spreadsheet"'),
    after: text('what stands over each text about the future'),
    items: z
      .array(
        z.strictObject({
          title: text('the name of the problem'),
          before: text('how it is today'),
          after: text('how it will be'),
        }),
      )
      .min(1)
      .describe('a list of problems'),
  })
  .describe('A few problems, each with how it is today and how it will be.');
