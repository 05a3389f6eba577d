import { useSyncExternalStore } from 'react';

const PREFIX = 'desk-draft';

type Kind = 'answer' | 'note';

const keyOf = (kind: Kind, reference: string) => `${PREFIX} ${kind} ${reference}`;
const listeners = new Set<() => void>();

/**
 * What was typed stays in this tab until it is sent, also when another item is read in between. What is put back into a
 * box shows wherever the box is open by then.
 */
export function useDraft(kind: Kind, reference: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => readDraft(kind, reference));
  return [text, (next) => writeDraft(kind, reference, next)];
}

export function readDraft(kind: Kind, reference: string): string {
  return sessionStorage.getItem(keyOf(kind, reference)) ?? '';
}

function writeDraft(kind: Kind, reference: string, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(kind, reference));
  else sessionStorage.setItem(keyOf(kind, reference), text);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** After signing out nothing of what was typed is left. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
