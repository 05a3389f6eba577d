import { z } from 'zod';
import { text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    asideLabel: text('what the facts at the right are, such as "Reads"'),
    items: z
      .array(
        z.strictObject({
          title: text('what it is called'),
          description: text('what it does, in one sentence'),
          aside: text('a short fact at the right'),
        }),
      )
      .min(1)
      .describe('a list of lines'),
  })
  .describe('Many things of one kind, a line each: what it is called, what it does, one fact.');
