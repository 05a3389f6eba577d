import type { FastifyBaseLogger } from 'fastify';
import { StorageTroubleError } from '../db/trouble.ts';

/** Something to be done again and again beside the requests. */
export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  /** The signal says that the process ends: whatever takes long should leave the rest for the next time. */
  run(log: FastifyBaseLogger, signal: AbortSignal): Promise<void>;
}

export interface Chores {
  /** Does each at once and then in its rhythm, counted from the end of the last time. */
  start(log: FastifyBaseLogger): void;
  /** Starts none any more and waits for those under way. */
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
      // The database's own words may quote somebody's row. Ours do not.
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
