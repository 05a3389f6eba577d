/** The words of the search. */
export const searchTexts = {
  placeholder: 'Search solutions, services and products',
  close: 'Close search',
  results: 'Results',
  popular: 'Popular searches',
  hint: 'Type a topic, a product or an abbreviation, such as pricing, ServiceNow, MES or POD.',
  none: 'No results for “{query}”. Try another word, or pick a page below.',
  one: '1 result. Press Enter to open the one marked.',
  several: '{count} results. Press Enter to open the one marked.',
  /** Shown when its code cannot be fetched. */
  failure: 'Search could not be loaded. Every page is in these lists; reload this one to try again.',
  /** Shown while the page's script is still loading. */
  loading: 'Search is loading. Start typing, or pick a page below.',
  /** Shown in place of the text box where scripts are off. */
  withoutScript: 'All pages',
} as const;
