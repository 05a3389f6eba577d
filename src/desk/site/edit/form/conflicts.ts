import { useSyncExternalStore } from 'react';
import type { Json } from '#contract/desk/content-tree.ts';
import type { PersonName } from '#contract/desk/people.ts';

/** Two people changed the same field. Both values are kept until somebody chooses, also while the form is closed. */
export interface Conflict {
  readonly mine: Json | null;
  readonly theirs: Json | null;
  readonly by: PersonName | null;
  readonly at: number | null;
}

const conflicts = new Map<string, Conflict>();
const listeners = new Set<() => void>();

export function setConflict(file: string, path: string, conflict: Conflict | null): void {
  if (conflict === null) conflicts.delete(`${file}|${path}`);
  else conflicts.set(`${file}|${path}`, conflict);
  for (const listener of listeners) listener();
}

export function useConflict(file: string, path: string): Conflict | null {
  return useSyncExternalStore(subscribe, () => conflicts.get(`${file}|${path}`) ?? null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
