import { z } from 'zod';
import { text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    milestones: z
      .array(
        z.strictObject({
          when: text('when it is, such as "Week 1" or "2009"'),
          title: text('a short title'),
          text: text('one or two sentences'),
        }),
      )
      .min(1),
  })
  .describe('Steps in time, from left to right.');
