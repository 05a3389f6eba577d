import { list, object, points, text, titled } from '#content/fields.ts';

export const schema = object(
  'Things by category: a ruled row per category, with its points in three columns.',
  {
    ...titled,
    groups: list('the categories, each with its points', {
      title: text('the name of the category'),
      items: points,
    }),
  },
);
