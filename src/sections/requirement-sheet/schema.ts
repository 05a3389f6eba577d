import { z } from 'zod';
import { list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object('What must be in place, group by group, set so that it can be checked off.', {
  ...titled,
  groups: list('the groups of requirements', {
    title: text('the name of the group'),
    items: texts('a list of requirements'),
    current: texts('the same for the release that is sold today').optional(),
  }),
  columns: z
    .tuple([text('the name of the first column'), text('the name of the second column')])
    .describe('the names of the two columns, where there are two')
    .optional(),
});
