import { useSyncExternalStore } from 'react';

/** The current time, updated each minute, so that all countdowns change together. */
const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setTimeout> | undefined;

export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    schedule();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
  schedule();
}

// Timers are throttled in a hidden tab, so update on return.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && listeners.size > 0) tick();
});
