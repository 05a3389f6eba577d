import { headed, object, text } from '#content/fields.ts';

export const schema = object('The articles of content/lists/insights.json as a row of cards, newest first.', {
  ...headed,
  showAll: text('the words of the link that shows all cards'),
  showFewer: text('the words of the link when all cards are shown'),
});
