import { entry, list, object, text, titled } from '#content/fields.ts';

export const schema = object(
  'Entries with two sides, laid out like a ledger: the situation before and after.',
  {
    ...titled,
    labels: object('the labels of the two sides', {
      before: text('the label of the left side, such as "Today"'),
      after: text('the label of the right side, such as "After"'),
    }),
    items: list('the entries', {
      ...entry('the title of the entry'),
      before: text('the situation before, in one sentence'),
      after: text('the situation after, in one sentence'),
    }),
  },
);
