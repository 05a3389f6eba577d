import { placeToReturnTo, returnTo } from './place.ts';

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

export function subscribe(listener: () => void): () => void {
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
