import { drawingArea, list, object, spot, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Ruled entries in two columns, each with a small drawing, for lists longer than a row of cards.',
  {
    ...titled,
    items: list('the list of entries', {
      title: text('the title of the entry'),
      description: text('one or two sentences'),
      spot,
      tags: texts('a list of short labels').optional(),
    }),
    area: drawingArea,
  },
);
