/**
 * Tells whoever listens, in this process and where the database can in others, that there is something new to read, or
 * passes a small message on. It may be lost: what matters stands in the tables, and whoever listens also looks now and then.
 */
export interface Changes {
  /** Something was committed. Many calls in a moment become one. */
  announce(): void;
  /** At most a few kilobytes. */
  send(message: string): void;
  /** Returns what ends it. The message is null for an announcement. */
  listen(onMessage: (message: string | null) => void): () => void;
  /** Whether other processes hear of it at once; if not, they have to look. */
  readonly reachesOthers: boolean;
  close(): Promise<void>;
}

/** Enough that a burst of submissions costs one round, and nobody notices the delay. */
export const GATHER_MS = 100;

/** Within this process only. */
export function createLocalChanges(): Changes {
  const listeners = new Set<(message: string | null) => void>();
  let gathering: NodeJS.Timeout | undefined;
  const tell = (message: string | null): void => {
    for (const listener of listeners) listener(message);
  };
  return {
    reachesOthers: false,
    announce() {
      if (listeners.size === 0) return;
      gathering ??= setTimeout(() => {
        gathering = undefined;
        tell(null);
      }, GATHER_MS).unref();
    },
    send: tell,
    listen(onMessage) {
      listeners.add(onMessage);
      return () => listeners.delete(onMessage);
    },
    async close() {
      clearTimeout(gathering);
      listeners.clear();
    },
  };
}
