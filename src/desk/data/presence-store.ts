import { useSyncExternalStore } from 'react';
import type { Presence } from '#contract/desk/views.ts';

/** Who else is on which item, as the server last said. */
const onItems = new Map<string, readonly Presence[]>();
const listeners = new Set<() => void>();
const NOBODY: readonly Presence[] = [];

export function setPresence(reference: string, people: readonly Presence[]): void {
  onItems.set(reference, people);
  for (const listener of listeners) listener();
}

export function usePresence(reference: string): readonly Presence[] {
  return useSyncExternalStore(subscribe, () => onItems.get(reference) ?? NOBODY);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
