/**
 * Fetches a page when somebody points at, focuses or touches a link to it, in browsers that do not know speculation rules
 * (site/speculation-rules.ts is for the others).
 */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([location.pathname]);
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    if (fetched.has(link.pathname)) return;
    fetched.add(link.pathname);
    // Whether it works is of no concern yet: the browser's cache has it then, or the click asks again.
    fetch(link.pathname, { priority: 'low' }).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
