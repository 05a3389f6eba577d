import { z } from 'zod';
import { image, text, texts, titled } from '#content/fields.ts';

export const schema = z
  .strictObject({
    ...titled,
    items: z
      .array(
        z.strictObject({
          title: text('the title beside the picture'),
          description: text('one or two sentences'),
          image: image.describe(
            'a drawing in one look, such as "spot-contract.drawn-solutions", or a file of media/: { "media": "photo.jpg", "alt": "What it shows" }',
          ),
          features: texts('a list of points').optional(),
        }),
      )
      .min(1)
      .describe('the pictures with their texts'),
  })
  .describe('Pictures and texts in turn, like the fields of a chessboard, from edge to edge of the screen.');
