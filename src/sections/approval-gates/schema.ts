import { z } from 'zod';
import { entry, object, point, text, titled } from '#content/fields.ts';

export const schema = object(
  'Three stages in a row with an approval between each pair, above the foundation they share.',
  {
    ...titled,
    stages: z
      .array(
        z.strictObject({
          ...entry('the name of the stage', 'one sentence'),
          count: text('what it contains now, such as "7 requests"'),
          gate: object('the approval before the next stage; the last stage has none', {
            title: text('the name of the approval'),
            approver: text('who approves'),
            check: text('what is checked, in a few words'),
          }).optional(),
        }),
      )
      .length(3)
      .describe('three stages'),
    base: point.describe('the foundation of all stages'),
  },
);
