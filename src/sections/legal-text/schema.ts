import { legalText, object } from '#content/fields.ts';

export const schema = object(
  'A legal text with the heading of the page, a summary and a table of contents. The text is a file of content/legal.',
  { text: legalText },
);
