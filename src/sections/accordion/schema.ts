import { z } from 'zod';
import { actions, entry, list, object, texts, titled } from '#content/fields.ts';

export const schema = object('Groups that open on a click, for details that few readers want all of.', {
  ...titled,
  items: list('the groups', {
    ...entry('the line that opens the group', 'what the group says'),
    features: texts('a list of points').optional(),
  }),
  openFirst: z.boolean().describe('true to show the first group open').optional(),
  actions: actions.describe('the buttons below the groups').optional(),
});
