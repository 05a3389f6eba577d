import { z } from 'zod';
import { list, object, points, text, titled } from '#content/fields.ts';

export const schema = object('A queue in a program window, with short points as its legend.', {
  ...titled,
  screen: object('the window with the queue', {
    alt: text('what the screen shows, for screen readers'),
    title: text('the title of the window'),
    aside: text('a few words on the right of the title, such as a time').optional(),
    columns: z
      .array(text('the heading of a column'))
      .length(5)
      .describe('five headings: for the place in the queue, the name, what it is, the owner and the state'),
    entries: list('the entries of the queue, in order', {
      name: text('the name or number of the entry'),
      text: text('what it is, in a few words'),
      owner: text('who it belongs to'),
      state: text('its state in one word, such as "Approved"'),
      mark: z
        .enum(['done', 'scheduled', 'approved', 'waiting', 'held'])
        .describe('what the state means, for its color'),
      detail: text('a few words on the state'),
    }),
  }),
  items: points,
});
