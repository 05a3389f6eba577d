/** Said when the code of the search cannot be fetched. */
export const searchFailure =
  'Search could not be loaded. Every page is in these lists; reload this one to try again.';
