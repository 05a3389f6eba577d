import { entry, list, object, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Groups side by side, each a sentence or a ruled list under its heading. For light and dark backgrounds.',
  {
    ...titled,
    items: list('a list of columns, ideally four', {
      ...entry('the heading of the column', 'one short sentence'),
      features: texts('a list of points').optional(),
    }),
  },
);
