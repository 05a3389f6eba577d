import { useSyncExternalStore } from 'react';

/** Tells whoever listens that the address has changed without a new document. The browser tells of back and forward. */
const changed = 'locationchange';

export function announceLocation(): void {
  dispatchEvent(new Event(changed));
}

export function subscribeToLocation(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('popstate', listener);
  };
}

/** A parameter of the address, or null. Prerendered pages know none. */
export function useQueryParameter(name: string): string | null {
  return useSyncExternalStore(
    subscribeToLocation,
    () => new URLSearchParams(location.search).get(name),
    () => null,
  );
}
