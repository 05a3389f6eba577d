import { drawingArea, entry, list, object, skin, spot, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Ruled columns without cards, for things of one kind that differ in their details.',
  {
    ...titled,
    items: list('the columns', {
      ...entry('the heading of the column'),
      spot: spot.optional(),
      features: texts('a list of points').optional(),
      footnote: object('what follows the points', {
        title: text('a short title'),
        text: text('one sentence'),
      }).optional(),
    }),
    area: drawingArea,
    skin: skin.optional(),
  },
);
