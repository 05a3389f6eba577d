import { entry, list, object, page, spot, titled } from '#content/fields.ts';

export const schema = object(
  'Topics in two columns, each with a small drawing, a sentence and a link to its page.',
  {
    ...titled,
    items: list('a list of topics', {
      ...entry('the name of the topic', 'one sentence'),
      page,
      spot,
    }),
  },
);
