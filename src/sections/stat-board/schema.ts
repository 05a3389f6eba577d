import { z } from 'zod';
import { headed, object, stat, text } from '#content/fields.ts';

export const schema = object(
  'One figure that matters most, several times the size of the others beside it.',
  {
    ...headed,
    lead: object('the figure that matters most', {
      value: text('the figure, such as "20"'),
      label: text('what it counts'),
    }),
    stats: z.array(stat).min(1).describe('a list of other figures, usually six'),
    note: text('what the figures are made of'),
  },
);
