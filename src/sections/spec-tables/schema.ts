import { z } from 'zod';
import { anchor, link, text, tone } from '#content/fields.ts';

export const schema = z
  .strictObject({
    title: text('the heading of the section'),
    action: link.describe('a button beside the heading, such as a download').optional(),
    groups: z
      .array(
        z.strictObject({
          title: text('the name of the group'),
          items: z
            .array(z.strictObject({ name: text('what is specified'), value: text('its value') }))
            .min(1)
            .describe('a list of names with values'),
        }),
      )
      .min(1),
    tone: tone.optional(),
    id: anchor.optional(),
  })
  .describe('A data sheet: groups of names and values, two groups side by side.');
