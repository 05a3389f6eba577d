import { z } from 'zod';
import { object, text, titled } from '#content/fields.ts';

export const schema = object('The offices of the company with map, address and whether they are open now.', {
  ...titled,
  mapLink: text('the words of the link to the map'),
  // Plain strings: the browser fills in these placeholders, which are not facts.
  open: z
    .string()
    .includes('{time}')
    .describe('the status of an open office; {time} is when it closes, as in "Open now, until {time}"'),
  closed: z
    .string()
    .includes('{day}')
    .includes('{time}')
    .describe('the status of a closed office; {day} and {time} are when it opens'),
});
