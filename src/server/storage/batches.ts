/**
 * Collects what is asked for in the same moment and runs it together. Making a commit durable costs the same for one
 * submission as for twenty, so under load they share it, and nobody waits longer than for one commit that runs already.
 */
export function createBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>,
  mostPerBatch: number,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; settle: PromiseWithResolvers<Result> }[] = [];
  let isScheduled = false;

  async function runNext(): Promise<void> {
    const batch = waiting.slice(0, mostPerBatch);
    waiting = waiting.slice(mostPerBatch);
    try {
      const results = await run(batch.map(({ item }) => item));
      batch.forEach(({ settle }, index) => {
        const result = results[index]!;
        if (result.status === 'fulfilled') settle.resolve(result.value);
        else settle.reject(result.reason);
      });
    } catch (error) {
      for (const { settle } of batch) settle.reject(error);
    }
    isScheduled = false;
    schedule();
  }

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    // Not at once: first let every connection that has something to say in this turn say it.
    setImmediate(runNext);
  }

  return (item) => {
    const settle = Promise.withResolvers<Result>();
    waiting.push({ item, settle });
    schedule();
    return settle.promise;
  };
}
