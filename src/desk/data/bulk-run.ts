import { useSyncExternalStore } from 'react';
import type { BulkResult } from '#contract/desk/actions.ts';

/** A bulk action that takes several requests. */
export interface BulkRun {
  /** How many were changed so far. */
  readonly done: number;
  readonly total: number;
  readonly isStopped: boolean;
  /** Adds what a request changed. */
  add(result: BulkResult): void;
  end(): void;
}

/** How far a run is, as it is shown. */
export interface BulkProgress {
  readonly id: number;
  readonly text: string;
  readonly done: number;
  readonly total: number;
  readonly isStopped: boolean;
  stop(): void;
}

type TextOf = (done: number, total: number) => string;

/** Fewer are done before anybody could read how far it is. */
const FEW = 25;

let shown: readonly BulkProgress[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** `expected`: how many there are, as far as the list knows. The answers may name more. */
export function startBulk(textOf: TextOf, expected: number): BulkRun {
  const id = ++count;
  let done = 0;
  let total = expected;
  let isStopped = false;
  let isLong = expected > FEW;
  const stop = () => {
    isStopped = true;
    show();
  };
  const show = () => {
    const progress = { id, text: textOf(done, total), done, total, isStopped, stop };
    const others = shown.filter((other) => other.id !== id);
    publish(isLong ? [...others, progress] : others);
  };
  show();
  return {
    get done() {
      return done;
    },
    get total() {
      return total;
    },
    get isStopped() {
      return isStopped;
    },
    add(result) {
      done += result.done;
      total = Math.max(total, done + result.remaining);
      isLong ||= result.remaining > 0;
      show();
    },
    end: () => publish(shown.filter((other) => other.id !== id)),
  };
}

/**
 * Sends a request again and again until as many are done as its first answer named, or until somebody stops the run. What
 * comes up meanwhile is left, so that it always ends. `send` returns null when it failed.
 */
export async function repeatBulk(run: BulkRun, send: () => Promise<BulkResult | null>): Promise<void> {
  let done = 0;
  let goal = Number.POSITIVE_INFINITY;
  do {
    const result = await send();
    if (result === null) return;
    run.add(result);
    done += result.done;
    goal = Math.min(goal, done + result.remaining);
    if (result.done === 0) return;
  } while (done < goal && !run.isStopped);
}

function currentBulk(): readonly BulkProgress[] {
  return shown;
}

export function useBulkProgress(): readonly BulkProgress[] {
  return useSyncExternalStore(subscribe, currentBulk);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly BulkProgress[]): void {
  shown = next;
  for (const listener of listeners) listener();
}
