import { useSyncExternalStore } from 'react';
import { UNDO_MS } from '#contract/desk/actions.ts';

/** What was just done, and the way back. One at a time: a new one takes the place of the last. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly detail?: string;
  readonly undo?: () => void;
  /** An email leaves when the time to undo is over, so nothing makes that time longer. */
  readonly isTimed?: boolean;
  /** Something did not work: it stays until it is closed. */
  readonly isProblem?: boolean;
}

let current: Toast | null = null;
let count = 0;
let left = UNDO_MS;
let startedAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function showToast(toast: Omit<Toast, 'id'>): void {
  current = { ...toast, id: ++count };
  left = UNDO_MS;
  run();
  tell();
}

export function closeToast(): void {
  clearTimeout(timer);
  current = null;
  tell();
}

/** Under the pointer and with focus, time stands still, unless it is the server's time. */
export function holdToast(): void {
  if (current?.isTimed) return;
  clearTimeout(timer);
  left -= Date.now() - startedAt;
}

export function resumeToast(): void {
  if (!current?.isTimed) run();
}

function run(): void {
  clearTimeout(timer);
  startedAt = Date.now();
  if (!current?.isProblem || current.isTimed) timer = setTimeout(end, left);
}

/** A problem stays, but can no longer be undone. */
function end(): void {
  if (!current?.isProblem) {
    closeToast();
    return;
  }
  const { undo: _over, ...rest } = current;
  current = rest;
  tell();
}

export function undoLast(): void {
  const undo = current?.undo;
  if (undo === undefined) return;
  closeToast();
  undo();
}

function currentToast(): Toast | null {
  return current;
}

export function useToast(): Toast | null {
  return useSyncExternalStore(subscribe, currentToast);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
