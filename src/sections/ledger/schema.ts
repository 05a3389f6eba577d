import { entry, list, object, text, titled } from '#content/fields.ts';

export const schema = object(
  'Entries with two sides, set like an account: how it is today, and how it is afterward.',
  {
    ...titled,
    labels: object('the labels of the two sides', {
      before: text('the label of the left side, such as "Today"'),
      after: text('the label of the right side, such as "After"'),
    }),
    items: list('the entries', {
      ...entry('the title of the entry'),
      before: text('how it is before, in one sentence'),
      after: text('how it is afterward, in one sentence'),
    }),
  },
);
