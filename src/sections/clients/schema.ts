import { headed, object, text } from '#content/fields.ts';

export const schema = object('The logos of content/lists/clients.json in a ruled grid, with a caption.', {
  ...headed,
  title: text('the caption above the logos; it is no heading'),
});
