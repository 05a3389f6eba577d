import { z } from 'zod';
import { list, object, spot, text, titled } from '#content/fields.ts';

const side = z.strictObject({
  title: text('the title of the panel'),
  subtitle: text('a few words under the title'),
  spot,
});

export const schema = object(
  'Two panels: something as planned and in operation, with the same readings under each.',
  {
    ...titled,
    planned: side.describe('the panel on the left'),
    actual: side.describe('the panel on the right'),
    readings: list('the figures under both drawings, ideally four', {
      label: text('what is measured'),
      planned: text('the planned figure'),
      actual: text('the measured figure'),
    }),
    conclusion: text('what follows from comparing the two'),
  },
);
