import { useSyncExternalStore } from 'react';
import { announceLocation, subscribeToLocation } from '#ui/location.ts';
import { arriveAt, saveScrollPosition } from './scroll-position.ts';

/**
 * Thirty-one exact paths without parameters need no router library: the address bar is the state, and this is how the
 * app hears of it and changes it.
 */

/** The path of the address bar; while prerendering, the given one. */
export function usePath(prerenderedPath?: string): string {
  return useSyncExternalStore(
    subscribeToLocation,
    () => location.pathname,
    () => prerenderedPath ?? location.pathname,
  );
}

/** Moves to an address of this site without leaving the document. */
export function navigate(href: string): void {
  const before = location.pathname;
  saveScrollPosition();
  history.pushState(null, '', href);
  announceLocation();
  // The page on screen is the one asked for: nothing will arrive, so go to the top or the anchor now.
  if (location.pathname === before) arriveAt(location.hash);
}
