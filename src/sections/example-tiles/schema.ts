import { z } from 'zod';
import { entry, list, object, text, titled } from '#content/fields.ts';

const title = text('the heading of the example');
const label = text('what the figure is about');

const example = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('bars'),
    title,
    bars: list('the bars from left to right', {
      label,
      value: z.number().min(0).describe('a number without its unit'),
    }),
  }),
  z.strictObject({
    type: z.literal('funnel'),
    title,
    stages: list('the bars from top to bottom, each a share of the one before', {
      label,
      percent: z.number().min(0).max(100).describe('the length of the bar, from 0 to 100'),
      value: text('the figure beside the bar, such as "84 million"'),
    }),
  }),
  z.strictObject({
    type: z.literal('list'),
    title,
    rows: list('the rows of the list', {
      name: text('the text on the left'),
      detail: text('a few words about it'),
      value: text('the text on the right, such as a time'),
    }),
  }),
  z.strictObject({
    type: z.literal('figures'),
    title,
    figures: list('the figures', {
      value: text('the figure, such as "94.2%"'),
      label,
      target: text('the target, such as "Target 96%"'),
    }),
  }),
]);

export const schema = object('Cards that illustrate their topic: with a chart, a list or some figures.', {
  ...titled,
  items: list('the cards', {
    ...entry('the title of the card'),
    example: example.describe('an example with a type: "bars", "funnel", "list" or "figures"'),
  }),
});
