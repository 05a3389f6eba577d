export interface ToastMessage {
  readonly title: string;
  readonly description: string;
  readonly variant?: 'default' | 'destructive';
}

export interface ToastEntry extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

const toastLimit = 1;
/** Milliseconds until a dismissed toast is removed from the list; it is off screen long before. */
const toastRemoveDelay = 1_000_000;
export const toastDuration = 5000;
export const toastSwipeThreshold = 50;
export const toastHotkey = 'F8';

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

export function getToasts(): readonly ToastEntry[] {
  return entries;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Replaces the current toast, if any. */
export function addToast(message: ToastMessage): void {
  lastId += 1;
  publish([{ ...message, id: lastId, open: true }, ...entries].slice(0, toastLimit));
}

export function dismissToast(id: number): void {
  publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  setTimeout(() => publish(entries.filter((entry) => entry.id !== id)), toastRemoveDelay);
}

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}
