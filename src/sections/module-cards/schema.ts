import { entry, list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Parts of a larger system under the short names that their users know them by.',
  {
    ...titled,
    items: list('the cards', {
      code: text('the short name in large letters, such as "CRM"'),
      ...entry('the title of the card'),
      features: texts('a list of points'),
    }),
  },
);
