/**
 * Scroll positions live in the history entries themselves, so each entry knows its own however the visitor came back
 * to it. Before the page is left for good the browser takes over again, for reloads and its own back cache.
 */
export function trackScrollPosition(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(saveScrollPosition, 100);
    },
    { passive: true },
  );
  // By the time popstate is heard, a pending save would write to the wrong entry.
  addEventListener('popstate', () => clearTimeout(timer));
}

/** The entry being left keeps where the visitor was. */
export function saveScrollPosition(): void {
  history.replaceState({ ...history.state, scrollY }, '');
}

/** Moves to an anchor, to where this history entry was left, or to the top. */
export function arriveAt(hash: string): Element | null {
  const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  const saved: unknown = history.state?.scrollY;
  if (typeof saved === 'number') scrollTo({ top: saved, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
  return target;
}
