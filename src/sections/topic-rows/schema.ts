import { list, object, page, spot, text, titled } from '#content/fields.ts';

export const schema = object(
  'Topics in two columns, each a small drawing, a sentence and the way to its page.',
  {
    ...titled,
    items: list('a list of topics', {
      title: text('the name of the topic'),
      description: text('one sentence'),
      page,
      spot,
    }),
  },
);
