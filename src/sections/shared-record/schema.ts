import { z } from 'zod';
import { text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    systems: z
      .array(
        z.strictObject({
          title: text('the name of the system'),
          description: text('one or two sentences'),
          features: texts('a list of points'),
        }),
      )
      .length(4)
      .describe('four systems, two for each side'),
    record: z
      .strictObject({
        alt: text('what the record shows, for those who do not see it'),
        title: text('the title of the record'),
        fields: z
          .array(
            z.strictObject({
              name: text('the name of the field'),
              value: text('its value'),
              source: text('the system that the value comes from'),
            }),
          )
          .min(1)
          .describe('the fields of the record'),
        state: text('the line at the foot of the record, such as "Matched in 4 of 4 systems"'),
      })
      .describe('the record in the middle'),
  })
  .describe('Four systems around the one record that joins them.');
