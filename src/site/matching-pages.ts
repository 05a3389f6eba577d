/** A page that the search can find. */
export interface SearchEntry {
  readonly title: string;
  readonly route: string;
  readonly keywords: readonly string[];
}

const maxResults = 8;

/** Pages whose title or keywords contain the query, ignoring case. Matches in titles come first. */
export function matchingPages(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const term = query.trim().toLowerCase();
  if (term === '') return [];
  const inTitle = (entry: SearchEntry) => entry.title.toLowerCase().includes(term);
  const inKeywords = (entry: SearchEntry) =>
    entry.keywords.some((keyword) => keyword.toLowerCase().includes(term));
  const byTitle = entries.filter(inTitle);
  const byKeyword = entries.filter((entry) => !inTitle(entry) && inKeywords(entry));
  return [...byTitle, ...byKeyword].slice(0, maxResults);
}
