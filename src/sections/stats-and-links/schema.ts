import { z } from 'zod';
import { entry, list, object, stat, target, titled } from '#content/fields.ts';

export const schema = object(
  'Figures that support a claim, and the fields of work behind them, each with a link to its page.',
  {
    ...titled,
    stats: z.array(stat).min(1).describe('a list of figures'),
    items: list('a list of fields of work, usually four', {
      ...entry('the name of the field', 'one sentence'),
      to: target,
    }),
  },
);
