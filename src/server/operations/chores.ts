import type { FastifyBaseLogger } from 'fastify';
import { StorageTroubleError } from '../db/trouble.ts';

/** A periodic background task. */
export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  /** A long task should stop when the signal aborts and continue in the next run. */
  run(log: FastifyBaseLogger, signal: AbortSignal): Promise<void>;
}

interface Chores {
  /** Runs each chore at once, then `everyMs` after the end of its last run. */
  start(log: FastifyBaseLogger): void;
  /** Waits for running chores. */
  stop(): Promise<void>;
}

export function createChores(chores: readonly Chore[]): Chores {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function doOnce({ name, run }: Chore, log: FastifyBaseLogger): Promise<void> {
    try {
      await run(log, stopping.signal);
    } catch (error) {
      const { code, name: kind } = error as NodeJS.ErrnoException;
      // Only our own messages are logged: the database's may quote personal data.
      const reason = error instanceof StorageTroubleError ? { reason: error.message } : {};
      log.error({ chore: name, code: code ?? kind, ...reason }, 'a chore failed and will be tried again');
    }
  }

  function schedule(chore: Chore, log: FastifyBaseLogger): void {
    const current = doOnce(chore, log).finally(() => {
      running.delete(current);
      if (stopping.signal.aborted) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        schedule(chore, log);
      }, chore.everyMs).unref();
      timers.add(timer);
    });
    running.add(current);
  }

  return {
    start(log) {
      for (const chore of chores) schedule(chore, log);
    },
    async stop() {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}
