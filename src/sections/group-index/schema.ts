import { z } from 'zod';
import { list, object, page, text, titled } from '#content/fields.ts';
import { navigationGroups } from '#content/page.ts';

export const schema = object(
  'All pages of a menu as tiles, with their titles and taglines, and prices if you like.',
  {
    ...titled,
    group: z.enum(navigationGroups).describe('the menu whose pages are shown'),
    wide: z.array(page).describe('the pages with a wide, dark tile, at most two').optional(),
    prices: list('what the first step costs, by page', {
      page,
      text: text('the step and its price, such as "Plant walk, $3,000"'),
    }).optional(),
  },
);
