import { menuTitle, pathOf } from '#site/pages.ts';
import { popularSearches, searchEntries } from '#site/search.ts';
import { columns } from './columns.ts';
import type { SearchData } from './search-panel.tsx';

/** Written to src/generated/search.json, which the search fetches: its script contains no content of pages. */
export const searchData: SearchData = {
  entries: searchEntries,
  popular: popularSearches,
  columns: columns.map(({ title, pages }) => ({
    title,
    links: pages.map((id) => ({ title: menuTitle(id), href: pathOf(id) })),
  })),
};
