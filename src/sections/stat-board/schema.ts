import { z } from 'zod';
import { anchor, stat, text, tone } from '#content/fields.ts';

export const schema = z
  .strictObject({
    title: text('the heading of the section'),
    lead: z
      .strictObject({ value: text('the figure, such as "20"'), label: text('what it counts') })
      .describe('the figure that matters most'),
    stats: z.array(stat).min(1).describe('a list of other figures, six as a rule'),
    note: text('what the figures are made of'),
    tone: tone.optional(),
    id: anchor.optional(),
  })
  .describe('One figure that matters most, several times the size of the others beside it.');
