import { setTimeout as sleep } from 'node:timers/promises';

/** Work that nobody waits for, so that its length tells nobody anything. */
export interface Later {
  do(work: () => Promise<void>): void;
  /** Resolves when all of it is done. */
  done(): Promise<void>;
}

/** Up to so long after the answer: what the work does to the next answer tells nothing either. */
const LONGEST_DELAY_MS = 300;

export function createLater(onError: (error: unknown) => void): Later {
  const running = new Set<Promise<void>>();
  return {
    do(work) {
      const job = sleep(Math.random() * LONGEST_DELAY_MS)
        .then(work)
        .catch(onError)
        .finally(() => running.delete(job));
      running.add(job);
    },
    async done() {
      await Promise.all(running);
    },
  };
}
