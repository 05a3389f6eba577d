import { z } from 'zod';
import { text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    labels: z
      .strictObject({
        before: text('the label of the left side, such as "Today"'),
        after: text('the label of the right side, such as "After"'),
      })
      .describe('the labels of the two sides'),
    items: z
      .array(
        z.strictObject({
          title: text('the title of the entry'),
          description: text('one or two sentences'),
          before: text('how it is before, in one sentence'),
          after: text('how it is afterward, in one sentence'),
        }),
      )
      .min(1)
      .describe('the entries'),
  })
  .describe('Entries with two sides, set like an account: how it is today, and how it is afterward.');
