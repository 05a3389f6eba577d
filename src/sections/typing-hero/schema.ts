import { z } from 'zod';
import { actions, anchor, text, texts } from '#content/fields.ts';

export const schema = z
  .strictObject({
    intro: text('the sentence without its last word'),
    words: texts('a list of last words, two or more', { least: 2 }),
    lead: text('one or two sentences below'),
    actions,
    id: anchor.optional(),
  })
  .describe('A sentence whose last word is typed, deleted and replaced by the next one.');
