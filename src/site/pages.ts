import { unknownName } from '#content/closest-name.ts';
import type { PageEntry } from '#content/page.ts';
import { entries } from '#generated/page-entries.ts';
import type { PageId } from '#generated/page-id.ts';
import { UnknownNameError } from './unknown-name.ts';

/** The metadata of all pages, including those that are switched off, in the order of the menus. */
export const pages: Readonly<Record<PageId, PageEntry>> = entries;

/** Including pages that are switched off, whose drawings may be shown elsewhere. */
export const allPageIds = Object.keys(pages) as PageId[];

/** The pages that are switched on: the source of menus, sitemap, search and build. */
export const pageIds = allPageIds.filter(isOn);

export function isOn(id: PageId): boolean {
  return !entryOf(id).off;
}

/** Throws on an unknown id: neither the build nor `npm run dev` runs the type checker. */
export function entryOf(id: PageId): PageEntry {
  const entry: PageEntry | undefined = pages[id];
  if (entry === undefined) throw new UnknownNameError(unknownName('page', id, Object.keys(pages)));
  return entry;
}

/** Undefined if the page is switched off: the link is then left out or becomes plain text. */
export function pathOf(id: PageId): string | undefined {
  return isOn(id) ? pages[id].path : undefined;
}

const idByPath = new Map(pageIds.map((id) => [pages[id].path, id]));

/** The page at exactly this path. */
export function pageIdAt(path: string): PageId | undefined {
  return idByPath.get(path);
}

export function menuTitle(id: PageId): string {
  return pages[id].menuTitle ?? pages[id].title;
}

/** From the topmost page down to the page itself. */
export function breadcrumb(id: PageId): PageId[] {
  const { parent } = entryOf(id);
  const above = parent ? breadcrumb(parent) : [];
  return [...above.filter(isOn), id];
}
