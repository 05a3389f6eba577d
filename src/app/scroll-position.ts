/**
 * Scroll positions live in the history entries themselves, so each entry knows its own however the visitor comes back
 * to it. Before the document is left for good the browser takes over again, for reloads and its own back cache.
 */
let timer: ReturnType<typeof setTimeout> | undefined;

/** The path whose page is on screen. Between a change of address and the page's arrival it is not that of the address. */
let arrivedPath: string | undefined;

export function trackScrollPosition(): void {
  arrivedPath = location.pathname;
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(saveScrollPosition, 100);
    },
    { passive: true },
  );
  addEventListener('popstate', () => {
    clearTimeout(timer);
    // Back and forward between anchors of one page: no page will arrive, so the place is restored here.
    if (location.pathname === arrivedPath && savedPosition() !== undefined) arriveAt(location.hash);
  });
}

/** Notes in the current entry where its page stands, unless that page is not the one on screen yet. */
export function saveScrollPosition(): void {
  clearTimeout(timer);
  if (location.pathname === arrivedPath) history.replaceState({ ...history.state, scrollY }, '');
}

/** Moves to where this history entry was left, to its anchor, or to the top. Returns the anchor's element. */
export function arriveAt(hash: string): Element | null {
  arrivedPath = location.pathname;
  // Only the first document is ever folded: this page is whole, so its positions hold (ui/styles/folding.css).
  document.documentElement.classList.add('unfolded');
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const saved = savedPosition();
  if (saved !== undefined) scrollTo({ top: saved, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
  return target;
}

function savedPosition(): number | undefined {
  const saved: unknown = history.state?.scrollY;
  return typeof saved === 'number' ? saved : undefined;
}
