import { entry, list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Up to four planning horizons, from the longest to the shortest, each with a bar for its length.',
  {
    ...titled,
    items: list('one to four columns, from the longest horizon to the shortest', {
      horizon: text('how far ahead it looks, such as "Weeks ahead"'),
      ...entry('the title of the column'),
      features: texts('a list of points').optional(),
    }).max(4),
  },
);
