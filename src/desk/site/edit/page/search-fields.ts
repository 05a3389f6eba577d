/** What search engines, menus and shared links show of a page. */
export const SEARCH_FIELDS: readonly string[] = ['title', 'menuTitle', 'tagline', 'description', 'keywords'];
