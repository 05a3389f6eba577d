import { z } from 'zod';
import { list, object, stat, text, titled } from '#content/fields.ts';

export const schema = object('A task on a handheld scanner, screen by screen, beside the claim it proves.', {
  ...titled,
  note: text('a few sentences under the heading'),
  stat: stat.describe('a figure under the sentences, or leave it out').optional(),
  label: text('what the screens show, for screen readers'),
  screens: list('three screens, from left to right', {
    caption: text('what the operator does, below the device'),
    title: text('the title on the screen'),
    fields: list('the fields on the screen', {
      name: text('the name of the field'),
      value: text('what is in the field'),
      scanned: z.boolean().describe('true to mark it as scanned, or leave it out').optional(),
    }),
    prompt: text('the bar at the bottom: what the device asks for, or what it reports'),
    done: z.boolean().describe('true to show the bar as success, or leave it out').optional(),
  }),
  keys: z.array(text('the label of a key')).length(12).describe('the twelve keys, in rows of three'),
});
