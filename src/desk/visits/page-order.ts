import type { PageVisits } from '#contract/desk/visits.ts';
import type { PageSort } from './visits-address.ts';

/** Most first. Pages that are alike stay in the order of the server. */
export function sortedPages(pages: readonly PageVisits[], sort: PageSort): readonly PageVisits[] {
  const value = (page: PageVisits) =>
    sort === 'perThousand' ? page.sent / Math.max(1, page.shown) : page[sort];
  return pages.toSorted((a, b) => value(b) - value(a));
}
