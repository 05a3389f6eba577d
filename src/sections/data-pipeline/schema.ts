import { z } from 'zod';
import { entry, list, object, text, titled } from '#content/fields.ts';

export const schema = object(
  'Steps that reduce a large volume to a small one, along a pipe that gets thinner, each with a sample of its output.',
  {
    ...titled,
    items: z
      .array(
        z.strictObject({
          ...entry('the name of the step'),
          volume: text('the volume at this step, such as "40 KB an hour"'),
          sample: list('two lines that show an example', {
            label: text('one word, such as "Source"'),
            value: text('a sample value, in a few words'),
          }),
        }),
      )
      .min(2)
      .max(4)
      .describe('two to four steps'),
  },
);
