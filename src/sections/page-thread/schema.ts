import { entry, list, object, page, titled } from '#content/fields.ts';

export const schema = object(
  'Stops on a line, each with a link to a page. A stop whose page is switched off is omitted.',
  {
    ...titled,
    items: list('the stops in order', {
      ...entry('one word, which is set large', 'one sentence'),
      page: page.describe('the name of the page that the link leads to, such as "contact"'),
    }),
  },
);
