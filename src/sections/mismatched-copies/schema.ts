import { z } from 'zod';
import { list, object, points, text, titled } from '#content/fields.ts';

export const schema = object('Problems, beside one value that differs between several systems.', {
  ...titled,
  items: points,
  screen: object('the value as each system holds it', {
    alt: text('what the screen shows, for screen readers'),
    title: text('what the value is'),
    copies: list('a list of systems with their values', {
      system: text('the system that holds the value'),
      value: text('the value, such as "$7,400"'),
      note: text('a few words under the value'),
      differs: z.boolean().describe('true if the value is wrong, or leave it out').optional(),
    }),
  }),
});
