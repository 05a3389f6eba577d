import { entries } from '#generated/entries.ts';
import type { PageId } from '#generated/page-id.ts';
import type { PageEntry } from './page-entry.ts';

/** The one list of pages, gathered from their folders. Whatever needs to know which pages exist derives from it. */
export const pages: Readonly<Record<PageId, PageEntry>> = entries;

/** Those without a group first, then group by group. */
const groups: readonly PageEntry['group'][] = [undefined, 'solutions', 'services', 'products'];

export const pageIds = (Object.keys(pages) as PageId[]).sort(
  (a, b) =>
    groups.indexOf(pages[a].group) - groups.indexOf(pages[b].group) || pages[a].place - pages[b].place,
);

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
  const { parent } = pages[id];
  return parent ? [...breadcrumb(parent), id] : [id];
}
