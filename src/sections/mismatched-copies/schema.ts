import { z } from 'zod';
import { points, text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: points,
    screen: z
      .strictObject({
        alt: text('what the screen shows, for those who do not see it'),
        title: text('what the value is'),
        copies: z
          .array(
            z.strictObject({
              system: text('the system that holds the value'),
              value: text('the value, such as "$7,400"'),
              note: text('a few words under the value'),
              differs: z.boolean().describe('true if the value is wrong, or leave it out').optional(),
            }),
          )
          .min(1)
          .describe('a list of systems with their values'),
      })
      .describe('the value as each system holds it'),
  })
  .describe('Problems, beside one value that several systems hold differently.');
