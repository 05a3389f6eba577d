import { object, text } from '#content/fields.ts';

export const schema = object('The quotes of content/lists/testimonials.json, one after the other.', {
  title: text('the heading of the quotes, for screen readers'),
});
