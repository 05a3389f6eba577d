import { z } from 'zod';
import { entry, object, text, titled } from '#content/fields.ts';

const line = z.strictObject({
  text: text('a line of the record, such as "Boxes 5 of 6"'),
  mark: z.enum(['open', 'ok', 'disputed']).describe('the color of its mark'),
});

export const schema = object(
  'Four steps of one record, which shows its state at each; what fails a check takes the dashed branch and rejoins.',
  {
    ...titled,
    steps: z
      .array(
        z.strictObject({
          label: text('the number of the step, such as "Step 1"'),
          ...entry('the title of the step', 'one sentence'),
          state: text('the state of the record after the step, in a word or two'),
          lines: z.array(line).min(1).describe('the lines of the record after the step'),
        }),
      )
      .length(4)
      .describe('four steps'),
    branch: object('the branch beside the main path, from the second step to the third', {
      leaves: text('the word where it leaves the second step'),
      rejoins: text('the word where it rejoins the third step'),
      ...entry('a short title'),
      line: line.describe('the line of the record that takes the branch'),
    }),
  },
);
