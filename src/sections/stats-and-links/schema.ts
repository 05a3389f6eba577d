import { z } from 'zod';
import { entry, list, object, stat, target, titled } from '#content/fields.ts';

export const schema = object(
  'The figures that a claim rests on, and the fields of work behind them, each a way to its page.',
  {
    ...titled,
    stats: z.array(stat).min(1).describe('a list of figures'),
    items: list('a list of fields of work, four as a rule', {
      ...entry('the name of the field', 'one sentence'),
      to: target,
    }),
  },
);
