import { z } from 'zod';
import { text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the name of the step'),
          description: text('one or two sentences'),
          volume: text('how much there is at this step, such as "40 KB an hour"'),
          sample: z
            .array(
              z.strictObject({
                label: text('one word, such as "Source"'),
                value: text('an example of it, in a few words'),
              }),
            )
            .min(1)
            .describe('two lines that show an example'),
        }),
      )
      .min(2)
      .max(4)
      .describe('two to four steps'),
  })
  .describe(
    'Steps that turn much into little, along a pipe that gets thinner, each with an example of what it yields.',
  );
