import { list, object, text, titled } from '#content/fields.ts';

export const schema = object('A few problems, each with the situation today and in the future.', {
  ...titled,
  before: text('the label above each text about today, such as "With a spreadsheet"'),
  after: text('the label above each text about the future'),
  items: list('a list of problems', {
    title: text('the name of the problem'),
    before: text('how it is today'),
    after: text('how it will be'),
  }),
});
