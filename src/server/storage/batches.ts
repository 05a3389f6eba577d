export interface BatchOptions {
  readonly mostPerBatch: number;
  /** Nothing waits for longer than this to be taken up. What has waited in vain is never taken up later. */
  readonly waitMs: number;
  readonly tooLate: () => Error;
}

/** Calls `take` once it can begin, and gives back a result for each item in order. */
export type RunBatch<Item, Result> = (
  take: () => readonly Item[],
) => Promise<readonly PromiseSettledResult<Result>[]>;

interface Waiting<Item, Result> extends PromiseWithResolvers<Result> {
  readonly item: Item;
  readonly timer: NodeJS.Timeout;
}

/**
 * Collects what is asked for in the same moment and runs it together. Making a commit durable costs the same for one
 * submission as for twenty, so under load they share it, and nobody waits longer than for one commit that runs already.
 * Where the run cannot begin for some time, what comes meanwhile joins it.
 */
export function createBatches<Item, Result>(
  run: RunBatch<Item, Result>,
  { mostPerBatch, waitMs, tooLate }: BatchOptions,
): (item: Item) => Promise<Result> {
  const waiting = new Set<Waiting<Item, Result>>();
  let isScheduled = false;

  function takeOut(most: number): Waiting<Item, Result>[] {
    const batch = [...waiting].slice(0, most);
    for (const each of batch) {
      clearTimeout(each.timer);
      waiting.delete(each);
    }
    return batch;
  }

  async function runNext(): Promise<void> {
    let batch: Waiting<Item, Result>[] | undefined;
    try {
      const results = await run(() => {
        batch = takeOut(mostPerBatch);
        return batch.map(({ item }) => item);
      });
      batch?.forEach(({ resolve, reject }, index) => {
        const result = results[index]!;
        if (result.status === 'fulfilled') resolve(result.value);
        else reject(result.reason);
      });
    } catch (error) {
      // When it could not even begin, that is an answer for all who wait.
      for (const { reject } of batch ?? takeOut(waiting.size)) reject(error);
    }
    isScheduled = false;
    schedule();
  }

  function schedule(): void {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    // Not at once: first let every connection that has something to say in this turn say it.
    setImmediate(runNext);
  }

  return (item) => {
    const settled = Promise.withResolvers<Result>();
    const timer = setTimeout(() => {
      waiting.delete(entry);
      settled.reject(tooLate());
    }, waitMs);
    const entry = { item, timer, ...settled };
    waiting.add(entry);
    schedule();
    return settled.promise;
  };
}
