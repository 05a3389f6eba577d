import { z } from 'zod';
import { actions, text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the line that opens the group'),
          description: text('what the group says'),
          features: texts('a list of points').optional(),
        }),
      )
      .min(1),
    openFirst: z.boolean().describe('true to show the first group open').optional(),
    actions: actions.describe('the buttons below the groups').optional(),
  })
  .describe('Groups that open on a click, for details that few readers want all of.');
