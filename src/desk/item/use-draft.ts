import { useSyncExternalStore } from 'react';
import { useMe } from '../data/use-me.ts';

const PREFIX = 'desk-draft';
/** Nobody comes back to older ones, and they are about people. */
const KEPT_FOR_MS = 7 * 24 * 3_600_000;

interface Draft {
  readonly text: string;
  readonly at: number;
}

const listeners = new Set<() => void>();

/**
 * What was typed stays in this browser until it is sent, also when another item is read in between, or when the session ends
 * and the mailed link signs in in another tab. Each person finds their own.
 */
export function useDraft(
  kind: 'answer' | 'note',
  reference: string,
): [string, (next: string | ((now: string) => string)) => void] {
  const key = [PREFIX, useMe().person.id, kind, reference].join(' ');
  const text = useSyncExternalStore(subscribe, () => read(key));
  return [text, (next) => write(key, typeof next === 'string' ? next : next(read(key)))];
}

/** After signing out nothing of what was typed is left. */
export function forgetDrafts(): void {
  for (const key of draftKeys()) localStorage.removeItem(key);
}

/** What is erased is gone from here too. */
export function forgetDraftsOn(reference: string): void {
  for (const key of draftKeys()) if (key.endsWith(` ${reference}`)) localStorage.removeItem(key);
}

export function forgetOldDrafts(now = Date.now()): void {
  for (const key of draftKeys()) {
    const draft = parse(key);
    if (draft === null || now - draft.at > KEPT_FOR_MS) localStorage.removeItem(key);
  }
}

function draftKeys(): readonly string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

function read(key: string): string {
  return parse(key)?.text ?? '';
}

function write(key: string, text: string): void {
  if (text === '') localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify({ text, at: Date.now() } satisfies Draft));
  for (const listener of listeners) listener();
}

function parse(key: string): Draft | null {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // What another tab writes.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
