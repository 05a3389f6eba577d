import { anchor, object, text, tone } from '#content/fields.ts';

export const schema = object('The articles of content/lists/insights.json as a row of cards, newest first.', {
  title: text('the heading of the section'),
  showAll: text('the words of the link that shows all cards'),
  showFewer: text('its words when all are shown'),
  tone: tone.optional(),
  id: anchor.optional(),
});
