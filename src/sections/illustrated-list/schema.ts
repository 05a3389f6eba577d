import { drawingArea, entry, list, object, spot, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Ruled entries in two columns, each with a small drawing, for lists that are too long for a row of cards.',
  {
    ...titled,
    items: list('the list of entries', {
      ...entry('the title of the entry'),
      spot,
      tags: texts('a list of short labels').optional(),
    }),
    area: drawingArea,
  },
);
