import { z } from 'zod';
import { text, titled } from '#content/fields.ts';

const title = text('the heading of the example');
const label = text('what the figure is about');

const example = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('bars'),
    title,
    bars: z
      .array(z.strictObject({ label, value: z.number().min(0).describe('a number without its unit') }))
      .min(1)
      .describe('the bars from left to right'),
  }),
  z.strictObject({
    type: z.literal('funnel'),
    title,
    stages: z
      .array(
        z.strictObject({
          label,
          percent: z.number().min(0).max(100).describe('the length of the bar, from 0 to 100'),
          value: text('the figure beside the bar, such as "84 million"'),
        }),
      )
      .min(1)
      .describe('the bars from top to bottom, each a part of the one before'),
  }),
  z.strictObject({
    type: z.literal('list'),
    title,
    rows: z
      .array(
        z.strictObject({
          name: text('what stands at the left'),
          detail: text('a few words about it'),
          value: text('what stands at the right, such as a time'),
        }),
      )
      .min(1)
      .describe('the rows of the list'),
  }),
  z.strictObject({
    type: z.literal('figures'),
    title,
    figures: z
      .array(
        z.strictObject({
          value: text('the figure, such as "94.2%"'),
          label,
          target: text('what it should be, such as "Target 96%"'),
        }),
      )
      .min(1)
      .describe('the figures'),
  }),
]);

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the title of the card'),
          description: text('one or two sentences'),
          example: example.describe('an example with a type: "bars", "funnel", "list" or "figures"'),
        }),
      )
      .min(1)
      .describe('the cards'),
  })
  .describe('Cards that show a piece of what they speak of: a chart, a list, some figures.');
