import { entry, headed, image, list, object, texts } from '#content/fields.ts';

export const schema = object(
  'Large pictures in two columns. The right one starts higher, beside the heading.',
  {
    ...headed,
    items: list('the pictures with their texts', {
      ...entry('the title under the picture'),
      image: image.describe(
        'a drawing in one look, such as "spot-robot-cell.drawn-solutions", or a file of media/: { "media": "photo.jpg", "alt": "What it shows" }',
      ),
      tags: texts('a list of short labels').optional(),
    }),
  },
);
