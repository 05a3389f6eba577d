import type { NavigationGroup } from '#content/page.ts';
import type { PageId } from '#generated/page-id.ts';
import { menuTexts } from '#generated/texts/site.ts';
import { isOn, pageIds, pages } from './pages.ts';

export interface Menu {
  readonly group: NavigationGroup;
  /** The page that introduces the whole group. */
  readonly overview: PageId;
  readonly label: string;
  readonly overviewLabel: string;
  /** Children of the overview that belong to no group. The menu's head lists them after the overview. */
  readonly extraPages: readonly PageId[];
  readonly pages: readonly PageId[];
}

function menu(group: NavigationGroup): Menu {
  const overview: PageId = group;
  return {
    group,
    overview,
    label: menuTexts[group].label,
    overviewLabel: menuTexts[group].overview,
    extraPages: pageIds.filter((id) => pages[id].menu.group === undefined && pages[id].parent === overview),
    pages: pageIds.filter((id) => pages[id].menu.group === group),
  };
}

/** The dropdowns of the header and groups of the mobile menu, without empty ones. */
export const menus: readonly Menu[] = [menu('solutions'), menu('services'), menu('products')].filter(
  ({ pages: listed }) => listed.length > 0,
);

/** The links after the dropdowns. The header has contact as a button, the mobile menu also as a link. */
export const headerLinks = switchedOn('industries', 'about', 'careers');
export const mobileLinks = [...headerLinks, ...switchedOn('contact')];

export const footerLinks = {
  quick: switchedOn('solutions', 'ai-services', 'services', 'products', 'industries'),
  company: switchedOn('about', 'careers', 'contact'),
  legal: switchedOn('privacy-policy', 'terms-of-use'),
};

function switchedOn(...ids: readonly PageId[]): readonly PageId[] {
  return ids.filter(isOn);
}

/** Anchor of the "office locations" link. */
export const officesAnchor = 'offices';
