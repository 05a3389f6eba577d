import { type ComponentProps, type MouseEvent, useMemo, useSyncExternalStore } from 'react';
import { type Address, readAddress } from './address.ts';

/** Where somebody was on a page: how far each list was scrolled, and what had focus. Going back brings both back. */
interface Place {
  readonly scrolled: Readonly<Record<string, number>>;
  readonly focused: string;
}

const places = new Map<string, Place>();
/** How long a page may take until it shows what was there before. */
const PATIENCE_MS = 1000;

function placeToReturnTo(key: string): void {
  const scrolled: Record<string, number> = { '': scrollY };
  for (const element of document.querySelectorAll('[data-keeps-scroll]')) {
    scrolled[element.id] = element.scrollTop;
  }
  places.set(key, { scrolled, focused: document.activeElement?.id ?? '' });
}

function returnTo(key: string): void {
  const place = places.get(key);
  if (place === undefined) return;
  const until = performance.now() + PATIENCE_MS;
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

/** The browser's history as a store: React reads the address from here, and links write to it. */

const listeners = new Set<() => void>();
let keyOfEntry: string = history.state?.key ?? newKey();

history.scrollRestoration = 'manual';
history.replaceState({ key: keyOfEntry }, '');

addEventListener('popstate', (event) => {
  placeToReturnTo(keyOfEntry);
  keyOfEntry = event.state?.key ?? newKey();
  tell();
  returnTo(keyOfEntry);
});

export function navigate(href: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  // Going where one is leaves nothing to go back from, as with any link.
  const isHere = new URL(href, location.href).href === location.href;
  if (replace || isHere) history.replaceState({ key: keyOfEntry }, '', href);
  else {
    placeToReturnTo(keyOfEntry);
    keyOfEntry = newKey();
    history.pushState({ key: keyOfEntry }, '', href);
  }
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Not from `crypto.randomUUID`, which browsers have at https addresses only: a desk in an office may have none. */
function newKey(): string {
  return String(Math.random());
}

/** Where we are; the component is shown anew when that changes. */
export function useAddress(): Address {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return useMemo(() => readAddress(new URL(href)), [href]);
}

/** A real link: it can be opened in another tab and copied. A plain press stays in the app. */
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
