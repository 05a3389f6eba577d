import { entry, list, object, text, titled } from '#content/fields.ts';

export const schema = object(
  'Many things of one kind, a line each: what it is called, what it does, one fact.',
  {
    ...titled,
    asideLabel: text('what the facts at the right are, such as "Reads"'),
    items: list('a list of lines', {
      ...entry('what it is called', 'what it does, in one sentence'),
      aside: text('a short fact at the right'),
    }),
  },
);
