import { z } from 'zod';
import { actions, image, mediaPicture, object, text } from '#content/fields.ts';

export const schema = object(
  'The closing section of a page: a heading, a sentence and buttons beside a drawing.',
  {
    title: text('the closing heading'),
    text: text('one or two sentences'),
    actions,
    tone: z.enum(['steel', 'ink', 'field']).describe('the background').optional(),
    picture: mediaPicture.describe('a photograph in place of the drawing').optional(),
    panorama: image.describe('a wide drawing in place of that of the page').optional(),
  },
);
