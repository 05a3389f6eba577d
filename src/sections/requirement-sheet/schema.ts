import { z } from 'zod';
import { list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object('A checklist of requirements by group.', {
  ...titled,
  groups: list('the groups of requirements', {
    title: text('the name of the group'),
    items: texts('a list of requirements'),
    current: texts('the requirements of the current release').optional(),
  }),
  columns: z
    .tuple([text('the name of the first column'), text('the name of the second column')])
    .describe('the names of the two columns, where there are two')
    .optional(),
});
