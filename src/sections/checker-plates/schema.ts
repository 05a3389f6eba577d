import { entry, image, list, object, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Pictures and texts alternating like the squares of a chessboard, across the full width of the screen.',
  {
    ...titled,
    items: list('the pictures with their texts', {
      ...entry('the title beside the picture'),
      image: image.describe(
        'a drawing in one look, such as "spot-contract.drawn-solutions", or a file of media/: { "media": "photo.jpg", "alt": "What it shows" }',
      ),
      features: texts('a list of points').optional(),
    }),
  },
);
