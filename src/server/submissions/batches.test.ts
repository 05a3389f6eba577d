import { afterEach, expect, it, vi } from 'vitest';
import { createBatches, type RunBatch } from './batches.ts';

const OPTIONS = { maxPerBatch: 4, waitMs: 4500, timeoutError: () => new Error('too late') };
const done = (value: number) => ({ status: 'fulfilled', value }) as const;
const outcomes = async (results: Promise<number>[]) =>
  (await Promise.allSettled(results)).map((result) =>
    result.status === 'fulfilled' ? result.value : result.reason.message,
  );
afterEach(() => {
  vi.useRealTimers();
});

it('runs items that arrive together as one batch, in order, with a result for each', async () => {
  const batches: (readonly number[])[] = [];
  const double = createBatches<number, number>(async (take) => {
    const items = take();
    batches.push(items);
    return items.map((item) =>
      item === 3 ? { status: 'rejected', reason: new Error('three') } : done(item * 2),
    );
  }, OPTIONS);
  expect(await outcomes([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 'three', 8, 10]);
  expect(await double(6)).toBe(12);
  expect(batches).toEqual([[1, 2, 3, 4], [5], [6]]);
});

it.each(['before', 'after'])(
  'rejects all items when the run fails %s it took the batch, and recovers',
  async (when) => {
    let isBroken = true;
    const echo = createBatches<number, number>(async (take) => {
      const items = isBroken && when === 'before' ? [] : take();
      if (isBroken) throw new Error('disk full');
      return items.map(done);
    }, OPTIONS);
    expect(await outcomes([1, 2, 3, 4, 5].map(echo))).toEqual(Array(5).fill('disk full'));
    isBroken = false;
    expect(await echo(6)).toBe(6);
  },
);

it('rejects an item at its deadline, and never runs it afterward', async () => {
  vi.useFakeTimers();
  const mayBegin = Promise.withResolvers<void>();
  const executed: number[] = [];
  const run: RunBatch<number, number> = async (take) => {
    await mayBegin.promise;
    const items = take();
    executed.push(...items);
    return items.map(done);
  };
  const echo = createBatches(run, OPTIONS);
  const first = outcomes([1, 2].map(echo));
  await vi.advanceTimersByTimeAsync(3000);
  // Joins the waiting run, with its own full deadline.
  const second = outcomes([3].map(echo));
  await vi.advanceTimersByTimeAsync(1500);
  expect(await first).toEqual(['too late', 'too late']);
  await vi.advanceTimersByTimeAsync(1000);
  mayBegin.resolve();
  expect(await second).toEqual([3]);
  expect(executed).toEqual([3]);
});
