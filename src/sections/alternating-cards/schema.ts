import { z } from 'zod';
import { drawingArea, entry, link, list, object, spot, text, texts, titled } from '#content/fields.ts';
import { navigationGroups } from '#content/page.ts';

export const schema = object(
  'Broad cards that lead to pages, the drawing on alternating sides. A card whose page is off is not shown.',
  {
    ...titled,
    labels: object('the words that all cards share', {
      benefits: text('the heading above the benefits, such as "Your benefit"'),
      features: text('the heading above the features, such as "Included"'),
      about: text(
        'the word between a button and the title of its card, as it is read out: "about" in "Learn More about Consulting"',
      ),
    }),
    items: list('a list of cards', {
      ...entry('the title of the card'),
      benefits: texts('a list of benefits'),
      features: texts('a list of short labels'),
      spot,
      link: link.describe('the button of the card'),
    }),
    moreOf: z
      .enum(navigationGroups)
      .describe('the menu whose other pages are listed under the cards, or leave it out')
      .optional(),
    area: drawingArea,
  },
);
