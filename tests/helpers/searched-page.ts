import type { PageId } from '#generated/page-id.ts';
import { pageIds, pages } from '../../src/site/pages.ts';
import { searchPages } from '../../src/site/search.ts';

/** A page that is the only search result for its own title. */
export const searchedPage =
  pages[(pageIds.find((id) => searchPages(pages[id].title).length === 1) ?? 'privacy-policy') as PageId];
