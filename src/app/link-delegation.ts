import { pageIdAt } from '#site/pages.ts';
import { preloadPage } from './page-loader.ts';
import { navigate } from './router.ts';

/**
 * Answers clicks on links to pages of this site in the document, and fetches a page when somebody points at, focuses or
 * touches a link to it. One listener for all links, also those in parts of the page that never became React's.
 */
export function delegateLinks(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { signal });
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(type, onIntent, { signal, passive: true });
  }
  return () => listening.abort();
}

function onClick(event: MouseEvent): void {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  const link = pageLinkAt(event.target);
  if (!link || modified || event.defaultPrevented) return;
  // An anchor of the page on screen: the browser knows the way, smoothly where it should.
  const samePlace = link.pathname === location.pathname && link.search === location.search;
  if (samePlace && link.hash) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

function onIntent(event: Event): void {
  const link = pageLinkAt(event.target);
  if (link) preloadPage(link.pathname);
}

/** The link an event happened on, if the app can show where it leads. */
function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || 'reload' in link.dataset) return undefined;
  return link.origin === location.origin && pageIdAt(link.pathname) ? link : undefined;
}
