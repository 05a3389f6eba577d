import { z } from 'zod';
import { stat, text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    note: text('a few sentences under the heading'),
    stat: stat.describe('a figure under the sentences, or leave it out').optional(),
    label: text('what the screens show, for those who do not see them'),
    screens: z
      .array(
        z.strictObject({
          caption: text('what the operator does, below the device'),
          title: text('the title on the screen'),
          fields: z
            .array(
              z.strictObject({
                name: text('the name of the field'),
                value: text('what is in the field'),
                scanned: z.boolean().describe('true to mark it as scanned, or leave it out').optional(),
              }),
            )
            .min(1)
            .describe('the fields on the screen'),
          prompt: text('the bar at the bottom: what the device asks for, or what it reports'),
          done: z.boolean().describe('true to show the bar as success, or leave it out').optional(),
        }),
      )
      .min(1)
      .describe('three screens, from left to right'),
    keys: z.array(text('the words on a key')).length(12).describe('the twelve keys, in rows of three'),
  })
  .describe('A task on a handheld scanner, screen by screen, beside the claim it proves.');
