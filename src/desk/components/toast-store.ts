import { useSyncExternalStore } from 'react';
import { UNDO_MS } from '#contract/desk/actions.ts';

/** Confirms an action and offers to undo it. A new toast replaces the last one. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly detail?: string;
  readonly undo?: () => void;
  /** An email is sent when the time to undo is over, so hovering must not extend that time. */
  readonly isTimed?: boolean;
  /** An error: stays until it is closed. */
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

/** Hovering and focus pause the timer, unless the toast is `isTimed`. */
export function pauseToast(): void {
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
