import { day, entry, link, list, object, titled } from '#content/fields.ts';

export const schema = object('An event in several parts, each with its day.', {
  ...titled,
  link: link.describe('a link under the heading').optional(),
  items: list('the parts of the event', {
    day,
    ...entry('the title of the part'),
  }),
});
