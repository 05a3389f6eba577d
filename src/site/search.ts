import type { PageId } from '#generated/page-id.ts';
import { searchTexts } from '#generated/texts/site.ts';
import { pageIds, pages } from './pages.ts';

export interface SearchEntry {
  readonly title: string;
  readonly route: string;
  readonly keywords: readonly string[];
}

const maxResults = 8;

export const searchEntries: readonly SearchEntry[] = pageIds.map((id: PageId) => ({
  title: pages[id].title,
  route: pages[id].path,
  keywords: pages[id].keywords,
}));

/** Pages whose title or keywords contain the query, ignoring case. Matches in titles come first. */
export function searchPages(query: string): readonly SearchEntry[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  const inTitle = (entry: SearchEntry) => entry.title.toLowerCase().includes(wanted);
  const inKeywords = (entry: SearchEntry) =>
    entry.keywords.some((keyword) => keyword.toLowerCase().includes(wanted));
  const byTitle = searchEntries.filter(inTitle);
  const byKeyword = searchEntries.filter((entry) => !inTitle(entry) && inKeywords(entry));
  return [...byTitle, ...byKeyword].slice(0, maxResults);
}

export const popularSearches = searchTexts.popularSearches.filter((text) => searchPages(text).length > 0);
