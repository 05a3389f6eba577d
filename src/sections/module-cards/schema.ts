import { entry, list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object('Modules of a larger system, with the short names that users know.', {
  ...titled,
  items: list('the cards', {
    code: text('the short name in large letters, such as "CRM"'),
    ...entry('the title of the card'),
    features: texts('a list of points').optional(),
  }),
});
