import { drawingArea, entry, list, object, skin, spot, texts, titled } from '#content/fields.ts';

export const schema = object('Tiles that rise from left to right, for steps that build on each other.', {
  ...titled,
  items: list('the tiles, from left to right', {
    ...entry('the title of the tile'),
    spot: spot.optional(),
    tags: texts('a list of short labels').optional(),
  }),
  area: drawingArea,
  skin: skin.optional(),
});
