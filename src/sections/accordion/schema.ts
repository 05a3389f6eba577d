import { z } from 'zod';
import { actions, entry, list, object, texts, titled } from '#content/fields.ts';

export const schema = object('Groups that expand on a click, for details that few readers need in full.', {
  ...titled,
  items: list('the groups', {
    ...entry('the title of the group', 'the text of the group'),
    features: texts('a list of points').optional(),
  }),
  openFirst: z.boolean().describe('true to show the first group open').optional(),
  actions: actions.describe('the buttons below the groups').optional(),
});
