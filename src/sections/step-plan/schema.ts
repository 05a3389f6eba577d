import { z } from 'zod';
import { text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the name of the step'),
          when: text('when it is, such as "Weeks 1 to 2"'),
          weeks: z.int().min(1).describe('how many weeks it takes, a number'),
          description: text('one to three sentences'),
          activities: texts('a list of what is done'),
          result: text('what is handed over at its end'),
        }),
      )
      .min(1)
      .describe('the steps in order'),
    resultLabel: text('the words above each result, such as "You receive"'),
  })
  .describe(
    'Steps on a common calendar, one after the other: when each is, its work, and what is handed over at its end.',
  );
