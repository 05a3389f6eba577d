import type { PageId } from '#generated/page-id.ts';
import { navigationTexts } from '#generated/texts/site.ts';
import { menus } from '#site/navigation.ts';
import { isOn } from '#site/pages.ts';

/** The groups of links under the search box. */
export const columns: readonly { readonly title: string; readonly pages: readonly PageId[] }[] = [
  ...menus.map((menu) => ({ title: menu.label, pages: menu.pages })),
  {
    title: navigationTexts.aboutColumn,
    pages: (['about', 'industries', 'careers', 'contact'] as const).filter(isOn),
  },
];
