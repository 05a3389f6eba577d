import { entry, list, object, page, spot, titled } from '#content/fields.ts';

export const schema = object(
  'Topics in two columns, each a small drawing, a sentence and the way to its page.',
  {
    ...titled,
    items: list('a list of topics', {
      ...entry('the name of the topic', 'one sentence'),
      page,
      spot,
    }),
  },
);
