import { pageIds, pages } from '#site/pages.ts';
import { searchPages } from '#site/search.ts';

/** Search text with several results. */
export const frequentText = ['a', 'e', 'i', 'o'].find((text) => searchPages(text).length > 1)!;

/** A page that is the only search result for its own title. */
export const searchedPage = pages[pageIds.find((id) => searchPages(pages[id].title).length === 1)!];
