import { anchor, list, object, text, tone } from '#content/fields.ts';

export const schema = object('A few key statements in large type, side by side.', {
  items: list('a list of statements', {
    title: text('what the statement is, such as "Vision"'),
    text: text('the statement, one sentence'),
    meaning: text('what it means in daily work'),
  }),
  tone: tone.optional(),
  id: anchor.optional(),
});
