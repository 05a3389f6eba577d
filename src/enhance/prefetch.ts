/**
 * Prefetches a page when a link to it is hovered, focused or touched, in browsers without speculation rules (see
 * site/speculation-rules.ts).
 */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([location.pathname]);
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    // Errors do not matter: the click requests the page again.
    fetch(link.pathname, { priority: 'low' }).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
