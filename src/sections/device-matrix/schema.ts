import { z } from 'zod';
import { checkCells, text, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    caption: text('what the table compares, for those who do not see it'),
    devices: z
      .array(
        z.strictObject({
          title: text('the name of the device'),
          description: text('one or two sentences'),
          drawing: z
            .enum(['keypad-handheld', 'pistol-handheld', 'mounted-terminal'])
            .describe('the drawing of the device'),
        }),
      )
      .min(1)
      .describe('the devices, from left to right'),
    rows: z
      .array(
        z.strictObject({
          title: text('the task'),
          fits: z
            .array(
              z.enum(['first', 'fit']).describe('"first" for the first choice, "fit" for a suitable one'),
            )
            .min(1)
            .describe('"first" or "fit" for each device'),
        }),
      )
      .min(1)
      .describe('the tasks, from top to bottom'),
    labels: z
      .strictObject({
        first: text('the words for the first choice'),
        fit: text('the words for a suitable device'),
      })
      .describe('the words in the table'),
  })
  .superRefine(({ devices, rows }, context) => checkCells(context, devices, rows, 'fits'))
  .describe('Which device suits which task, in a table under drawings of the devices.');
