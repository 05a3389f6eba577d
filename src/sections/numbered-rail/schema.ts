import { drawingArea, entry, list, object, spot, texts, titled } from '#content/fields.ts';

export const schema = object('Numbered rows, for things that come in order or are known by number.', {
  ...titled,
  items: list('the list of rows, which get their numbers by themselves', {
    ...entry('the title of the row'),
    spot: spot.optional(),
    tags: texts('a list of short labels').optional(),
  }),
  area: drawingArea,
});
