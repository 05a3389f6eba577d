import { drawingArea, entry, list, object, spot, texts, titled } from '#content/fields.ts';

export const schema = object('Numbered rows, for ordered or numbered topics.', {
  ...titled,
  items: list('the rows, which are numbered automatically', {
    ...entry('the title of the row'),
    spot: spot.optional(),
    tags: texts('a list of short labels').optional(),
  }),
  area: drawingArea,
});
