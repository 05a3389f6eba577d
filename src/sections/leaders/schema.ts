import { object, template, titled } from '#content/fields.ts';

export const schema = object('The people of content/lists/leaders.json, with portraits.', {
  ...titled,
  portrait: template('the alternative text of a drawn portrait, such as "Drawn portrait of {name}"', 'name'),
});
