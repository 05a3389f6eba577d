import { z } from 'zod';
import { list, object, spot, text, titled } from '#content/fields.ts';

const side = z.strictObject({
  title: text('the title of the panel'),
  subtitle: text('a few words under the title'),
  spot,
});

export const schema = object(
  'Two panels: a thing as planned and the same thing running, with the same readings under each.',
  {
    ...titled,
    planned: side.describe('the panel at the left'),
    actual: side.describe('the panel at the right'),
    readings: list('the figures under both drawings, best four of them', {
      label: text('what is measured'),
      planned: text('the planned figure'),
      actual: text('the measured figure'),
    }),
    conclusion: text('what follows from comparing the two'),
  },
);
