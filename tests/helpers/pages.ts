/** Pages for tests, selected by their features. */
import type { PageId } from '#generated/page-id.ts';
import { lookOf } from '#site/looks.ts';
import { type Menu, menus } from '#site/navigation.ts';
import { pageIds, pages } from '#site/pages.ts';

/** Pages with a form on them. */
const withForm: readonly PageId[] = ['home', 'contact', 'careers'];
const legal: readonly PageId[] = ['privacy-policy', 'terms-of-use'];

/** Pages of the same kind share a template. */
function kindOf(id: PageId): string {
  if (legal.includes(id)) return 'legal';
  if (withForm.includes(id)) return id;
  if (menus.some(({ overview }) => overview === id)) return 'overview';
  return pages[id].menu.group ?? pages[id].area;
}

/** The first page of each kind, for checks that depend on the template, not on the text. */
export const pageOfEachKind: readonly PageId[] = [
  ...new Map([...pageIds].reverse().map((id) => [kindOf(id), id])).values(),
].reverse();

/** Pages without a form, for the start and the next page of a visit. The first has an animated drawing. */
const plainPages = pageIds.filter((id) => kindOf(id) !== 'legal' && !withForm.includes(id));
export const plainPage = pages[plainPages[0]!];
export const anotherPage = pages[plainPages[1]!];

/** The menus of the header. Tests that need two use the first and the last. */
export const firstMenu = menus[0] as Menu;
export const lastMenu = menus.at(-1) as Menu;
export const menuPage = pages[lastMenu.pages[0]!];

/** A page with a dark hero under the header. */
export const darkPage = pages[pageIds.find((id) => lookOf(id).tone === 'deep')!];
