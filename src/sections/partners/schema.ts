import { z } from 'zod';
import { anchor, object, stat, template, text, tone } from '#content/fields.ts';

export const schema = object('The partners of content/lists/partners.json, with figures at the left.', {
  title: text('the heading of the section'),
  note: template('the sentences under the heading; {count} is the number of partners', 'count'),
  stats: z.array(stat).min(1).describe('a list of figures, four as a rule'),
  tone: tone.optional(),
  id: anchor.optional(),
});
