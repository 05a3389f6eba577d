import { z } from 'zod';
import { actions, mediaPicture, object, scene, text } from '#content/fields.ts';

export const schema = object('The hero of a page. Its heading is that of the page.', {
  lead: text('one to three sentences under the heading'),
  actions,
  picture: mediaPicture.describe('a photograph in place of the drawing').optional(),
  scene: scene.optional(),
  compact: z.boolean().describe('true for a lower hero').optional(),
  facts: z
    .array(z.strictObject({ term: text('what the fact is about'), text: text('the fact') }))
    .describe('a few facts under the buttons')
    .optional(),
  badge: text('a short fact in a frame under the buttons, or leave it out').optional(),
});
