import { entries } from '#generated/entries.ts';
import type { PageId } from '#generated/page-id.ts';
import { navigationGroups, type PageEntry } from './page-entry.ts';
import { UnknownName, unknownName } from './unknown-name.ts';

/** All that is known of each page, gathered from their folders; also of those that are switched off. */
export const pages: Readonly<Record<PageId, PageEntry>> = entries;

/** Those without a group first, then group by group. */
const groups: readonly PageEntry['group'][] = [undefined, ...navigationGroups];

/** Those that are switched off too: their drawings may be shown elsewhere. */
export const allPageIds = (Object.keys(pages) as PageId[]).sort(
  (a, b) =>
    groups.indexOf(pages[a].group) - groups.indexOf(pages[b].group) || pages[a].place - pages[b].place,
);

/** The pages of the site. Whatever needs to know which pages exist derives from this list. */
export const pageIds = allPageIds.filter(isOn);

export function isOn(id: PageId): boolean {
  return !entryOf(id).off;
}

/** The type checker knows every id, but neither the build nor `npm run dev` runs it. */
export function entryOf(id: PageId): PageEntry {
  const entry: PageEntry | undefined = pages[id];
  if (entry === undefined) throw new UnknownName(unknownName('page', id, Object.keys(pages)));
  return entry;
}

/** Where a link to the page leads. Undefined: it is switched off, and the link is left out or becomes plain text. */
export function pathOf(id: PageId): string | undefined {
  return isOn(id) ? pages[id].path : undefined;
}

const idByPath = new Map(pageIds.map((id) => [pages[id].path, id]));

/** The page at exactly this path, or undefined: any other path is the not-found page. */
export function pageIdAt(path: string): PageId | undefined {
  return idByPath.get(path);
}

export function menuTitle(id: PageId): string {
  return pages[id].menuTitle ?? pages[id].title;
}

/** From the top of the site down to the page itself. */
export function breadcrumb(id: PageId): PageId[] {
  const { parent } = entryOf(id);
  const above = parent ? breadcrumb(parent) : [];
  return [...above.filter(isOn), id];
}
