import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageId } from '#content/page-id.ts';
import { pages } from '#site/pages.ts';
import { absoluteUrl, documentTitle, notFoundTitle } from '#site/title.ts';
import type { PageKey } from './page-key.ts';
import { arriveAt } from './scroll-position.ts';

// Layout effects run only in the browser; asking for one while prerendering would warn.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * What a full page load does by itself, done for navigation inside the app: title and canonical address, scroll
 * position, focus on the new heading, and a word to screen readers. Returns that word.
 */
export function useArrival(shown: PageKey): string {
  const previous = useRef(shown);
  const [announcement, setAnnouncement] = useState('');
  useBrowserLayoutEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    const id = shown === 'not-found' ? undefined : shown;
    writeHead(id);
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open:not(dialog)'))
      open.hidePopover();
    const target = arriveAt(location.hash);
    focusQuietly(target ?? document.querySelector('#main h1'));
    setAnnouncement(id ? pages[id].title : notFoundTitle);
  }, [shown]);
  return announcement;
}

/** Only what people meet in tabs, history and the share menu; crawlers load each page as a document. */
function writeHead(id: PageId | undefined): void {
  document.title = documentTitle(id);
  const canonical = document.querySelector('link[rel="canonical"]');
  if (id) canonical?.setAttribute('href', absoluteUrl(pages[id].path));
}

function focusQuietly(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
