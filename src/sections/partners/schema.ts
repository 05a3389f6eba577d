import { z } from 'zod';
import { headed, object, stat, template } from '#content/fields.ts';

export const schema = object('The partners of content/lists/partners.json, with figures on the left.', {
  ...headed,
  note: template('the sentences under the heading; {count} is the number of partners', 'count'),
  stats: z.array(stat).min(1).describe('a list of figures, usually four'),
});
