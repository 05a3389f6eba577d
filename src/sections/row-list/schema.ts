import { entry, list, object, text, titled } from '#content/fields.ts';

export const schema = object('Many items of one kind, one line each: name, description and one fact.', {
  ...titled,
  asideLabel: text('what the facts on the right are, such as "Reads"'),
  items: list('a list of lines', {
    ...entry('the name', 'what it does, in one sentence'),
    aside: text('a short fact on the right'),
  }),
});
