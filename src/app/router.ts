import { useSyncExternalStore } from 'react';
import { arriveAt, saveScrollPosition } from './scroll-position.ts';

/**
 * Thirty-one exact paths without parameters need no router library: the address bar is the state, and this is how the
 * app hears of it and changes it.
 */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The path of the address bar; while prerendering, the given one. */
export function usePath(prerenderedPath?: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => prerenderedPath ?? location.pathname,
  );
}

/** Moves to an address of this site without leaving the document. */
export function navigate(href: string): void {
  const before = location.pathname;
  saveScrollPosition();
  history.pushState(null, '', href);
  for (const listener of listeners) listener();
  // The page on screen is the one asked for: nothing will arrive, so go to the top or the anchor now.
  if (location.pathname === before) arriveAt(location.hash);
}
