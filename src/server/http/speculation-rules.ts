import { SPECULATION_RULES } from './content-types.ts';
import type { FlatHeaders } from './security-headers.ts';
import type { Site, SiteFile } from './site-files.ts';

const RULES_PATH = `/${SPECULATION_RULES}`;

/**
 * Points documents to the rules by which browsers may fetch the next page ahead. In a header, as the content-security
 * policy allows no script in the page itself; and only where the site has such rules.
 */
export function createSpeculationHeaders({ files }: Site): (file: SiteFile) => FlatHeaders {
  const hasRules = files.some(({ urlPath }) => urlPath === RULES_PATH);
  return ({ contentType }) =>
    hasRules && contentType.startsWith('text/html') ? ['Speculation-Rules', `"${RULES_PATH}"`] : [];
}
