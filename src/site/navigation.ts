import type { PageId } from '#generated/page-id.ts';
import type { NavigationGroup } from './page-entry.ts';
import { isOn, pageIds, pages } from './pages.ts';

export interface Menu {
  readonly group: NavigationGroup;
  /** The page that introduces the whole group. */
  readonly overview: PageId;
  readonly label: string;
  readonly overviewLabel: string;
  /** Pages under the overview that belong to no group. They stand beside it in the menu's head. */
  readonly beside: readonly PageId[];
  readonly pages: readonly PageId[];
}

function menu(group: NavigationGroup, overview: PageId, label: string, overviewLabel: string): Menu {
  return {
    group,
    overview,
    label,
    overviewLabel,
    beside: pageIds.filter((id) => pages[id].group === undefined && pages[id].parent === overview),
    pages: pageIds.filter((id) => pages[id].group === group),
  };
}

/** The dropdowns of the header, which are also the groups of the mobile menu: those that have pages. */
export const menus: readonly Menu[] = [
  menu('solutions', 'solutions', 'Solutions', 'All solutions'),
  menu('services', 'services', 'Services', 'All services'),
  menu('products', 'products', 'Products', 'All products'),
].filter(({ pages: listed }) => listed.length > 0);

/** Beside the dropdowns. The header shows contact as its button, the mobile menu as a link as well. */
export const headerLinks = on('industries', 'about', 'careers');
export const mobileLinks = [...headerLinks, ...on('contact')];

export const footerLinks = {
  quick: on('solutions', 'ai-services', 'services', 'products', 'industries'),
  company: on('about', 'careers', 'contact'),
  legal: on('privacy-policy', 'terms-of-use'),
};

function on(...ids: readonly PageId[]): readonly PageId[] {
  return ids.filter(isOn);
}

/** Where "office locations" leads. */
export const officesAnchor = 'offices';
