import { z } from 'zod';
import { area, entry, list, object, page, spot, text, texts, titled } from '#content/fields.ts';
import { navigationGroups } from '#content/page.ts';

export const schema = object(
  'Tiles that link to pages, in alternating rows of two and three. A page that is switched off is omitted.',
  {
    ...titled,
    items: list('the list of tiles', {
      page,
      ...entry('the title of the tile'),
      saying: text('what a reader who needs the page would say, in quotes, or leave it out').optional(),
      spot,
      features: texts('a list of points'),
      fact: text('a fact in a few words, or leave it out').optional(),
      newTab: z.boolean().describe('true to open the page in a new tab, or leave it out').optional(),
    }),
    factLabel: text('what the facts of the tiles are about, such as "First step"'),
    link: text('the words of each link, such as "Learn more"'),
    linkAbout: text('the word that screen readers hear between link and title, such as "about"'),
    menu: z
      .enum(navigationGroups)
      .describe('the menu whose other pages are listed below, or leave it out')
      .optional(),
    area: area
      .describe(
        'the area whose colors the drawings have, if not that of the page; those of AI pages keep theirs',
      )
      .optional(),
  },
);
