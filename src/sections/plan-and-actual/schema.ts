import { z } from 'zod';
import { spot, text, titled } from '#content/fields.ts';

const side = z.strictObject({
  title: text('the title of the panel'),
  subtitle: text('a few words under the title'),
  spot,
});

export const schema = z
  .strictObject({
    ...titled,
    planned: side.describe('the panel at the left'),
    actual: side.describe('the panel at the right'),
    readings: z
      .array(
        z.strictObject({
          label: text('what is measured'),
          planned: text('the planned figure'),
          actual: text('the measured figure'),
        }),
      )
      .min(1)
      .describe('the figures under both drawings, best four of them'),
    conclusion: text('what follows from comparing the two'),
  })
  .describe('Two panels: a thing as planned and the same thing running, with the same readings under each.');
