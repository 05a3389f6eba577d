import { list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Rows of short words in tiles, with a title at their left: what each part must be able to do.',
  {
    ...titled,
    items: list('the rows', {
      title: text('the title of the row'),
      description: text('one short sentence'),
      tiles: texts('a few words for each tile, best four of them'),
    }),
  },
);
