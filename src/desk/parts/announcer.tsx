import { useSyncExternalStore } from 'react';

let text = '';
const listeners = new Set<() => void>();

/** Has something read out that is not new on the screen, such as a level that time has reached. */
export function announce(words: string): void {
  text = words;
  for (const listener of listeners) listener();
}

export function Announcer() {
  const words = useSyncExternalStore(subscribe, () => text);
  return (
    <p className="visually-hidden" aria-live="polite">
      {words}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
