import type { Redirect } from '#content/redirects.ts';
import { canonicalPath } from './site-paths.ts';

/** What is at an old address: the place it leads to, or nothing any more. */
export type OldAddress = { readonly to: string } | 'gone';

export type FindOldAddress = (path: string, query: string) => OldAddress | undefined;

/** Old addresses by their paths, however they are written: old servers often made no difference between capitals. */
export function createRedirects(redirects: readonly Redirect[]): FindOldAddress {
  const byPath = new Map(redirects.map(({ from, to }) => [keyOf(from), to ?? 'gone']));
  return (path, query) => {
    const key = byPath.size === 0 ? null : keyOf(path);
    const found = key === null ? undefined : byPath.get(key);
    return found === undefined || found === 'gone' ? found : { to: withQuery(found, query) };
  };
}

function keyOf(path: string): string | null {
  return canonicalPath(path)?.toLowerCase() ?? null;
}

/** The query goes before the part of the page, and gives way to one that the record has. */
function withQuery(to: string, query: string): string {
  if (query === '' || to.includes('?')) return to;
  const [address = '', ...part] = to.split('#');
  return [`${address}${query}`, ...part].join('#');
}
