import { useSyncExternalStore } from 'react';
import type { BulkResult } from '#contract/desk/actions.ts';

/** A bulk action that takes several requests. */
export interface BulkRun {
  readonly done: number;
  readonly total: number;
  readonly isStopped: boolean;
  /** Adds what a request changed. */
  add(result: BulkResult): void;
  end(): void;
}

/** The progress of a run, as shown. */
export interface BulkProgress {
  readonly id: number;
  readonly text: string;
  readonly done: number;
  readonly total: number;
  readonly isStopped: boolean;
  stop(): void;
}

type TextOf = (done: number, total: number) => string;

/** Smaller runs finish before anybody could read their progress. */
const FEW = 25;

let shown: readonly BulkProgress[] = [];
let count = 0;
const listeners = new Set<() => void>();

/** `expected`: the number the list knows; replies may report more. */
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
 * Repeats a request until the number that its first reply reported is done, or somebody stops the run. Later arrivals
 * are left, so that the run always ends. `send` returns null on failure.
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
