import { object, template, titled } from '#content/fields.ts';

export const schema = object('The people of content/lists/leaders.json, with portraits.', {
  ...titled,
  portrait: template('what a drawn portrait is, such as "Drawn portrait of {name}"', 'name'),
});
