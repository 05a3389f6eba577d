import { drawingArea, list, object, skin, spot, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Tiles that rise from left to right, for things taken in order, each standing on the one before.',
  {
    ...titled,
    items: list('the tiles, from left to right', {
      title: text('the title of the tile'),
      description: text('one or two sentences'),
      spot: spot.optional(),
      tags: texts('a list of short labels').optional(),
    }),
    area: drawingArea,
    skin: skin.optional(),
  },
);
