import { z } from 'zod';
import { object, text, titled } from '#content/fields.ts';

export const schema = object('The offices of the company with map, address and whether they are open now.', {
  ...titled,
  mapLink: text('the words of the link to the map'),
  // Not texts: the browser fills these in, not a fact.
  open: z
    .string()
    .includes('{time}')
    .describe('what an open office says; {time} is when it closes, as in "Open now, until {time}"'),
  closed: z
    .string()
    .includes('{day}')
    .includes('{time}')
    .describe('what a closed office says; {day} and {time} are when it opens'),
});
