import { z } from 'zod';
import { entry, list, object, text, titled } from '#content/fields.ts';

export const schema = object(
  'Steps that turn much into little, along a pipe that gets thinner, each with an example of what it yields.',
  {
    ...titled,
    items: z
      .array(
        z.strictObject({
          ...entry('the name of the step'),
          volume: text('how much there is at this step, such as "40 KB an hour"'),
          sample: list('two lines that show an example', {
            label: text('one word, such as "Source"'),
            value: text('an example of it, in a few words'),
          }),
        }),
      )
      .min(2)
      .max(4)
      .describe('two to four steps'),
  },
);
