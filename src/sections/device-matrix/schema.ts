import { z } from 'zod';
import { checkCells, entry, list, object, text, titled } from '#content/fields.ts';

export const schema = object('Which device suits which task, in a table under drawings of the devices.', {
  ...titled,
  caption: text('what the table compares, for screen readers'),
  devices: list('the devices, from left to right', {
    ...entry('the name of the device'),
    drawing: z
      .enum(['keypad-handheld', 'pistol-handheld', 'mounted-terminal'])
      .describe('the drawing of the device'),
  }),
  rows: list('the tasks, from top to bottom', {
    title: text('the task'),
    fits: z
      .array(z.enum(['first', 'fit']).describe('"first" for the first choice, "fit" for a suitable one'))
      .min(1)
      .describe('"first" or "fit" for each device'),
  }),
  labels: object('the words in the table', {
    first: text('the words for the first choice'),
    fit: text('the words for a suitable device'),
  }),
}).superRefine(({ devices, rows }, context) => checkCells(context, devices, rows, 'fits'));
