import { createHash } from 'node:crypto';
import { searchData } from '#features/search/data.ts';

/** The data of the search. Its address changes with the content, so that browsers may cache it forever. */
export function searchFile() {
  const text = JSON.stringify(searchData);
  // As short as the hashes in the names of other assets.
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { address: `/assets/search-${hash}.json`, text };
}
