import { drawingArea, entry, link, list, object, skin, spot, target, text, titled } from '#content/fields.ts';

export const schema = object(
  'Many links of equal weight with drawings. The heading takes the first cells of the grid.',
  {
    ...titled,
    note: text('one or two sentences under the heading'),
    link: link.describe('a link beside the sentences'),
    items: list('a list of tiles', {
      ...entry('the title of the tile', 'a few words'),
      spot,
      to: target,
    }),
    area: drawingArea,
    skin: skin.optional(),
  },
);
