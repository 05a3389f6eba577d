import { anchor, list, object, points, text, tone } from '#content/fields.ts';

export const schema = object('Layers stacked on each other, top first. Each has its own heading and cards.', {
  id: anchor.optional(),
  tone: tone.optional(),
  layers: list('a list of layers, from the top down', {
    title: text('the heading of the layer'),
    note: text('a sentence beside the heading'),
    cards: points.describe('the cards of the layer, ideally three'),
  }),
});
