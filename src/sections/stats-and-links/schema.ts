import { z } from 'zod';
import { stat, target, text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    stats: z.array(stat).min(1).describe('a list of figures'),
    items: z
      .array(
        z.strictObject({
          title: text('the name of the field'),
          description: text('one sentence'),
          to: target,
        }),
      )
      .min(1)
      .describe('a list of fields of work, four as a rule'),
  })
  .describe('The figures that a claim rests on, and the fields of work behind them, each a way to its page.');
