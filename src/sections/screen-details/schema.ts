import { z } from 'zod';
import { entry, list, object, text, texts, titled } from '#content/fields.ts';

const orders = z.strictObject({
  shows: z.literal('orders').describe('what the picture shows'),
  orders: list('up to three orders; the first is marked', {
    number: text('the number of the order'),
    part: text('what is made'),
    quantity: text('how many, such as "212 of 400"'),
    state: text('the state of the order, such as "Running"'),
  }).max(3),
});

const lots = z.strictObject({
  shows: z.literal('lots').describe('what the picture shows'),
  lots: z.array(text('the name of a lot')).length(3).describe('three lots that go into a product'),
  suspect: z.int().min(0).max(2).describe('the number of the lot under suspicion, from 0'),
  product: text('the product that the lots went into'),
  shipped: text('where the product went'),
});

const limit = z.strictObject({
  shows: z.literal('limit').describe('what the picture shows'),
  title: text('what is measured, with its unit'),
  limitLabel: text('the words at the limit'),
  limit: z.number().positive().describe('the highest value allowed, a number'),
  values: z
    .array(z.number().min(0))
    .min(2)
    .describe('the measured values, none above one and a half times the limit'),
});

const losses = z.strictObject({
  shows: z.literal('losses').describe('what the picture shows'),
  losses: list('up to four losses, the largest first', {
    cause: text('what caused the loss'),
    minutes: z.number().positive().describe('how many minutes were lost, a number'),
  }).max(4),
  unit: text('the unit of the minutes, such as "min"'),
});

export const schema = object(
  "Cards two by two: above, a detail of a product's screen; below, what the product does there.",
  {
    ...titled,
    items: list('the cards', {
      ...entry('the title of the card'),
      features: texts('a list of points'),
      picture: z
        .discriminatedUnion('shows', [orders, lots, limit, losses])
        .describe(
          'the picture above, such as { "shows": "orders", "orders": [...] }, or one that shows "lots", "limit" or "losses"',
        ),
    }),
  },
);
