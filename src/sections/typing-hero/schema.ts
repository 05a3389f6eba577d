import { actions, anchor, object, text, texts, tone } from '#content/fields.ts';

export const schema = object('A sentence whose last word is typed, deleted and replaced by the next one.', {
  intro: text('the sentence without its last word'),
  words: texts('a list of last words, two or more', { minItems: 2 }),
  lead: text('one or two sentences below'),
  actions,
  tone: tone.optional(),
  id: anchor.optional(),
});
