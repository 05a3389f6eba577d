/** The canonical URL path of a built file: pages without `.html`, a folder's `index.html` as the folder. */
export function urlPathOf(fileName: string): string {
  return encodePath(`/${withoutPageSuffix(fileName.split('/')).join('/')}`);
}

/**
 * Normalizes a path: removes doubled and trailing slashes, `.html`, `index.html` and needless percent-encoding. Null when
 * malformed. The result is only ever looked up among the paths of built files, so dot segments, NUL bytes and other hosts
 * lead nowhere.
 */
export function canonicalPath(rawPath: string): string | null {
  // An encoded slash is part of a name, not a separator, and no built file has one in its name.
  if (/%2f|%5c|\\/i.test(rawPath)) return null;
  try {
    const segments = decodeURIComponent(rawPath)
      .split('/')
      .filter((segment) => segment !== '');
    return encodePath(`/${withoutPageSuffix(segments).join('/')}`);
  } catch {
    return null;
  }
}

/** The request target without its origin: HTTP/1.1 servers must also accept `GET http://host/path`. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

export function isApiPath(target: string): boolean {
  return /^\/api(?:[/?]|$)/.test(originForm(target));
}

/** True where a visitor expects a page; a missing script or picture gets a line of text instead. */
export function isPageLike(path: string): boolean {
  if (/^\/(?:assets|art|media|social)\//.test(path)) return false;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return !name.includes('.') || name.endsWith('.html');
}

function withoutPageSuffix(segments: readonly string[]): string[] {
  const name = segments.at(-1);
  if (name === undefined || !name.endsWith('.html')) return [...segments];
  const parents = segments.slice(0, -1);
  return name === 'index.html' ? parents : [...parents, name.slice(0, -'.html'.length)];
}

function encodePath(path: string): string {
  // encodeURI does not escape the two characters that end a path. It throws on a lone surrogate; `canonicalPath` catches that.
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
