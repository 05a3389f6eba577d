import { z } from 'zod';
import { anchor, points, text } from '#content/fields.ts';

export const schema = z
  .strictObject({
    id: anchor.optional(),
    layers: z
      .array(
        z.strictObject({
          title: text('the heading of the layer'),
          note: text('a sentence beside the heading'),
          cards: points.describe('the cards of the layer, best three'),
        }),
      )
      .min(1)
      .describe('a list of layers, from the top down'),
  })
  .describe('Layers that stand on each other, top first. Each has its own heading and cards.');
