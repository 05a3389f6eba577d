import { headed, link, list, object, text } from '#content/fields.ts';

export const schema = object('A data sheet: groups of names and values, two groups side by side.', {
  ...headed,
  action: link.describe('a button beside the heading, such as a download').optional(),
  groups: list('the groups of the data sheet', {
    title: text('the name of the group'),
    items: list('a list of names with values', { name: text('what is specified'), value: text('its value') }),
  }),
});
