import { z } from 'zod';
import { entry, list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object('Four systems around the record that they share.', {
  ...titled,
  systems: z
    .array(
      z.strictObject({
        ...entry('the name of the system'),
        features: texts('a list of points'),
      }),
    )
    .length(4)
    .describe('four systems, two for each side'),
  record: object('the record in the middle', {
    alt: text('what the record shows, for screen readers'),
    title: text('the title of the record'),
    fields: list('the fields of the record', {
      name: text('the name of the field'),
      value: text('its value'),
      source: text('the system that the value comes from'),
    }),
    state: text('the line at the foot of the record, such as "Matched in 4 of 4 systems"'),
  }),
});
