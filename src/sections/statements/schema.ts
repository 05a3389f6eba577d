import { z } from 'zod';
import { anchor, text, tone } from '#content/fields.ts';

export const schema = z
  .strictObject({
    items: z
      .array(
        z.strictObject({
          title: text('what the statement is, such as "Vision"'),
          text: text('the statement, one sentence'),
          meaning: text('what it comes down to in daily work'),
        }),
      )
      .min(1)
      .describe('a list of statements'),
    tone: tone.optional(),
    id: anchor.optional(),
  })
  .describe('A few sentences that deserve to be read slowly, side by side.');
