interface BatchOptions<Item> {
  readonly maxPerBatch: number;
  /** The item that reaches this ends the batch, so that large items do not hold up the others. */
  readonly maxBytes?: number;
  readonly bytesOf?: (item: Item) => number;
  /** An item rejects after this time. If no batch has taken it by then, none will; otherwise it may still succeed. */
  readonly waitMs: number;
  readonly timeoutError: () => Error;
}

/** Calls `take` once it can begin, and returns a result for each item, in order. */
export type RunBatch<Item, Result> = (
  take: () => readonly Item[],
) => Promise<readonly PromiseSettledResult<Result>[]>;

interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  readonly item: Item;
}

/**
 * Group commit: items that arrive together share a run. Making a commit durable costs the same for one submission as for
 * twenty, and no item waits longer than for the commit already running. While a run cannot begin, new items join it.
 */
export function createBatches<Item, Result>(
  run: RunBatch<Item, Result>,
  {
    maxPerBatch,
    maxBytes = Number.POSITIVE_INFINITY,
    bytesOf = () => 0,
    waitMs,
    timeoutError,
  }: BatchOptions<Item>,
): (item: Item) => Promise<Result> {
  const waiting = new Set<Waiting<Item, Result>>();
  let isScheduled = false;

  function takeBatch(): Waiting<Item, Result>[] {
    const batch: Waiting<Item, Result>[] = [];
    let bytes = 0;
    for (const entry of waiting) {
      if (batch.length === maxPerBatch || bytes >= maxBytes) break;
      batch.push(entry);
      bytes += bytesOf(entry.item);
    }
    for (const entry of batch) waiting.delete(entry);
    return batch;
  }

  async function runNext(): Promise<void> {
    let batch: Waiting<Item, Result>[] | undefined;
    try {
      const results = await run(() => {
        batch = takeBatch();
        return batch.map(({ item }) => item);
      });
      batch?.forEach(({ resolve, reject }, index) => {
        const result = results[index]!;
        if (result.status === 'fulfilled') resolve(result.value);
        else reject(result.reason);
      });
    } catch (error) {
      // A run that failed before it took a batch fails all waiting items.
      const failed = batch ?? [...waiting];
      for (const entry of failed) {
        waiting.delete(entry);
        entry.reject(error);
      }
    }
    isScheduled = false;
    schedule();
  }

  function schedule(): void {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    // Deferred, so that requests that other sockets deliver in this turn of the event loop join the batch.
    setImmediate(runNext);
  }

  return (item) => {
    const settled = Promise.withResolvers<Result>();
    const timer = setTimeout(() => {
      waiting.delete(entry);
      settled.reject(timeoutError());
    }, waitMs);
    const entry = { item, ...settled };
    waiting.add(entry);
    schedule();
    return settled.promise.finally(() => clearTimeout(timer));
  };
}
