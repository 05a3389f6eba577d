/** Lets one at a time through, in the order in which they came. */
export interface Turns {
  /** Resolves with how to let the next one through, or rejects when the time (of `performance.now`) comes first. */
  take(deadline: number): Promise<() => void>;
  /** Turns away those who wait, and everybody who comes later. */
  close(): void;
}

export function createTurns(tooLate: () => Error): Turns {
  const waiting = new Set<{ readonly go: () => void; readonly leave: (error: Error) => void }>();
  const closed = () => new Error('The database is closed.');
  let isTaken = false;
  let isClosed = false;

  const next = (): void => {
    const [first] = waiting;
    if (first === undefined) isTaken = false;
    else first.go();
  };

  return {
    take(deadline) {
      if (isClosed) return Promise.reject(closed());
      if (!isTaken) {
        isTaken = true;
        return Promise.resolve(next);
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => entry.leave(tooLate()), Math.max(0, deadline - performance.now()));
        const entry = {
          go() {
            clearTimeout(timer);
            waiting.delete(entry);
            resolve(next);
          },
          leave(error: Error) {
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
      for (const entry of [...waiting]) entry.leave(closed());
    },
  };
}
