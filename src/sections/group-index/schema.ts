import { z } from 'zod';
import { object, page, titled } from '#content/fields.ts';
import { navigationGroups } from '#content/page.ts';

export const schema = object('All pages of a menu as tiles, with their titles and taglines.', {
  ...titled,
  group: z.enum(navigationGroups).describe('the menu whose pages are shown'),
  wide: z.array(page).describe('the pages with a wide, dark tile, at most two').optional(),
});
