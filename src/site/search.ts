import { searchTexts } from '#generated/texts/site.ts';
import { matchingPages, type SearchEntry } from './matching-pages.ts';
import { pageIds, pages } from './pages.ts';

export const searchEntries: readonly SearchEntry[] = pageIds.map((id) => ({
  title: pages[id].title,
  route: pages[id].path,
  keywords: pages[id].keywords,
}));

export function searchPages(query: string): readonly SearchEntry[] {
  return matchingPages(searchEntries, query);
}

export const popularSearches = searchTexts.popularSearches.filter((text) => searchPages(text).length > 0);
