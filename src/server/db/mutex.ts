/** A fair mutex (first come, first served) with deadlines. */
export interface Mutex {
  /** Resolves with the function that releases it, or rejects at the deadline (in the time of `performance.now`). */
  acquire(deadline: number): Promise<() => void>;
  /** Rejects all waiting and all later calls of `acquire`. */
  close(): void;
}
export function createMutex(timeoutError: () => Error): Mutex {
  const waiting = new Set<{ readonly resume: () => void; readonly fail: (error: Error) => void }>();
  const closed = () => new Error('The database is closed.');
  let isHeld = false;
  let isClosed = false;

  const release = (): void => {
    const [first] = waiting;
    if (first === undefined) isHeld = false;
    else first.resume();
  };

  return {
    acquire(deadline) {
      if (isClosed) return Promise.reject(closed());
      if (!isHeld) {
        isHeld = true;
        return Promise.resolve(release);
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => entry.fail(timeoutError()), Math.max(0, deadline - performance.now()));
        const entry = {
          resume() {
            clearTimeout(timer);
            waiting.delete(entry);
            resolve(release);
          },
          fail(error: Error) {
            clearTimeout(timer);
            waiting.delete(entry);
            reject(error);
          },
        };
        waiting.add(entry);
      });
    },
    close() {
      isClosed = true;
      for (const entry of [...waiting]) entry.fail(closed());
    },
  };
}
