import { z } from 'zod';
import { entry, list, object, text, texts, titled } from '#content/fields.ts';

export const schema = object(
  'Places where a product can be installed, side by side, each with a diagram of the systems it serves. For dark backgrounds.',
  {
    ...titled,
    product: text('the short name of the product, as the plans show it'),
    items: list('the places, two in a row', {
      ...entry('the name of the place'),
      features: texts('a list of points'),
      host: text('the system that the product is installed in'),
      landscapes: z
        .array(z.array(text('the name of a system')).length(3).describe('three systems in a row'))
        .min(1)
        .max(2)
        .describe('one or two rows of systems that the product serves'),
    }),
  },
);
