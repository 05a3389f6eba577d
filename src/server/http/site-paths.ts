/** The one address of a built file: pages without `.html`, a folder's `index.html` as the folder. */
export function urlPathOf(fileName: string): string {
  return encodePath(`/${withoutPageSuffix(fileName.split('/')).join('/')}`);
}

/**
 * The address that a differently written one may mean: doubled and trailing slashes, `.html`, `index.html` and needless
 * percent-encoding are taken away. Null when the path cannot be read. The result is only ever looked up among the
 * addresses of built files, so dot segments, NUL bytes and foreign hosts lead nowhere.
 */
export function canonicalPath(rawPath: string): string | null {
  // An encoded slash is a character of a name, not a separator, and no file of ours has one in its name.
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

/** The target without its origin: HTTP/1.1 servers must also understand `GET http://host/path`. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

export function isApiPath(target: string): boolean {
  return /^\/api(?:[/?]|$)/.test(originForm(target));
}

/** True where a visitor expects a page; a missing script or picture gets a short text instead. */
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
  // encodeURI leaves the two characters alone that would end the path. A lone surrogate throws: the caller's catch.
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
