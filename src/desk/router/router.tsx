import { type ComponentProps, type MouseEvent, useMemo, useSyncExternalStore } from 'react';
import { type Address, readAddress } from './address.ts';

/** Scroll positions and focus of a history entry, restored on Back. */
interface Place {
  readonly scrolled: Readonly<Record<string, number>>;
  readonly focused: string;
}

const places = new Map<string, Place>();
/** How long to wait for the focused element to be rendered again. */
const RESTORE_TIMEOUT_MS = 1000;

function savePlace(key: string): void {
  const scrolled: Record<string, number> = { '': scrollY };
  for (const element of document.querySelectorAll('[data-keeps-scroll]')) {
    scrolled[element.id] = element.scrollTop;
  }
  places.set(key, { scrolled, focused: document.activeElement?.id ?? '' });
}

function restorePlace(key: string): void {
  const place = places.get(key);
  if (place === undefined) return;
  const until = performance.now() + RESTORE_TIMEOUT_MS;
  const attempt = () => {
    const element = place.focused === '' ? null : document.getElementById(place.focused);
    if (element === null && place.focused !== '' && performance.now() < until) {
      requestAnimationFrame(attempt);
      return;
    }
    for (const [id, top] of Object.entries(place.scrolled)) {
      if (id === '') scrollTo(0, top);
      else document.getElementById(id)?.scrollTo(0, top);
    }
    element?.focus({ preventScroll: true });
  };
  requestAnimationFrame(attempt);
}

/** The browser's history as an external store for React. */

const listeners = new Set<() => void>();
let entryKey: string = history.state?.key ?? newKey();

history.scrollRestoration = 'manual';
history.replaceState({ key: entryKey }, '');

addEventListener('popstate', (event) => {
  savePlace(entryKey);
  entryKey = event.state?.key ?? newKey();
  notify();
  restorePlace(entryKey);
});

export function navigate(href: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  // A link to the current address adds no history entry, as in browsers.
  const isHere = new URL(href, location.href).href === location.href;
  if (replace || isHere) history.replaceState({ key: entryKey }, '', href);
  else {
    savePlace(entryKey);
    entryKey = newKey();
    history.pushState({ key: entryKey }, '', href);
  }
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Not `crypto.randomUUID`, which needs https: a desk in an office network may lack it. */
function newKey(): string {
  return String(Math.random());
}

export function useAddress(): Address {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return useMemo(() => readAddress(new URL(href)), [href]);
}

/** A real link, which can be copied or opened in another tab. A plain click stays in the app. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { readonly href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}
