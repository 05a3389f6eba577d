import { object, text } from '#content/fields.ts';

export const schema = object('The quotes of content/lists/testimonials.json, one after the other.', {
  title: text('what the quotes are about, for those who do not see them'),
});
