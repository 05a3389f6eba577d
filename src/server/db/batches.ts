interface BatchOptions<Submission> {
  readonly maxPerBatch: number;
  /** A batch ends with the item that reaches this, so that large ones do not make the others wait for long. */
  readonly maxBytes?: number;
  readonly bytesOf?: (details: Submission) => number;
  /** Nothing waits for longer than this. What was not taken up by then never will be; what was may still succeed. */
  readonly waitMs: number;
  readonly tooLate: () => Error;
}

/** Calls `take` once it can begin, and gives back a result for each item in order. */
export type RunBatch<Submission, Result> = (
  take: () => readonly Submission[],
) => Promise<readonly PromiseSettledResult<Result>[]>;

interface Waiting<Submission, Result> extends PromiseWithResolvers<Result> {
  readonly details: Submission;
}

/**
 * Collects what is asked for in the same moment and runs it together. Making a commit durable costs the same for one
 * submission as for twenty, so under load they share it, and nobody waits longer than for one commit that runs already.
 * Where the run cannot begin for some time, what comes meanwhile joins it.
 */
export function createBatches<Submission, Result>(
  run: RunBatch<Submission, Result>,
  {
    maxPerBatch,
    maxBytes = Number.POSITIVE_INFINITY,
    bytesOf = () => 0,
    waitMs,
    tooLate,
  }: BatchOptions<Submission>,
): (details: Submission) => Promise<Result> {
  const waiting = new Set<Waiting<Submission, Result>>();
  let isScheduled = false;

  function takeBatch(): Waiting<Submission, Result>[] {
    const batch: Waiting<Submission, Result>[] = [];
    let bytes = 0;
    for (const each of waiting) {
      if (batch.length === maxPerBatch || bytes >= maxBytes) break;
      batch.push(each);
      bytes += bytesOf(each.details);
    }
    for (const each of batch) waiting.delete(each);
    return batch;
  }

  async function runNext(): Promise<void> {
    let batch: Waiting<Submission, Result>[] | undefined;
    try {
      const results = await run(() => {
        batch = takeBatch();
        return batch.map(({ details }) => details);
      });
      batch?.forEach(({ resolve, reject }, index) => {
        const result = results[index]!;
        if (result.status === 'fulfilled') resolve(result.value);
        else reject(result.reason);
      });
    } catch (error) {
      // When it could not even begin, that is an answer for all who wait.
      const failed = batch ?? [...waiting];
      for (const each of failed) {
        waiting.delete(each);
        each.reject(error);
      }
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

  return (details) => {
    const settled = Promise.withResolvers<Result>();
    const timer = setTimeout(() => {
      waiting.delete(entry);
      settled.reject(tooLate());
    }, waitMs);
    const entry = { details, ...settled };
    waiting.add(entry);
    schedule();
    return settled.promise.finally(() => clearTimeout(timer));
  };
}
