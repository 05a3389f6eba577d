import { entry, list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Up to four columns that look less and less far ahead, each with a shorter bar above it.',
  {
    ...titled,
    items: list('one to four columns, from the longest time to the shortest', {
      horizon: text('how far ahead it looks, such as "Weeks ahead"'),
      ...entry('the title of the column'),
      features: texts('a list of points').optional(),
    }).max(4),
  },
);
