import { entry, list, object, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Rows of short labels in tiles, with a title on their left: what each part must be able to do.',
  {
    ...titled,
    items: list('the rows', {
      ...entry('the title of the row', 'one short sentence'),
      tiles: texts('a few words for each tile, ideally four'),
    }),
  },
);
