import { z } from 'zod';
import { drawingArea, entry, link, list, object, spot, text, texts, titled } from '#content/fields.ts';
import { navigationGroups } from '#content/page.ts';

export const schema = object(
  'Wide cards that link to pages, with the drawing on alternating sides. A card whose page is switched off is omitted.',
  {
    ...titled,
    labels: object('labels that all cards share', {
      benefits: text('the heading above the benefits, such as "Your benefit"'),
      features: text('the heading above the features, such as "Included"'),
      about: text(
        'the word that screen readers hear between a button and the title of its card: "about" in "Learn More about Consulting"',
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
