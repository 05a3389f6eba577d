import { list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Parts of a larger system under the short names that their users know them by.',
  {
    ...titled,
    items: list('the cards', {
      code: text('the short name in large letters, such as "CRM"'),
      title: text('the title of the card'),
      description: text('one or two sentences'),
      features: texts('a list of points'),
    }),
  },
);
