import { expect, it } from 'vitest';
import { createBatches } from './batches.ts';

it('runs together what comes together, in order, with a result for each', async () => {
  const batches: (readonly number[])[] = [];
  const double = createBatches<number, number>(async (items) => {
    batches.push(items);
    return items.map((item) =>
      item === 3
        ? { status: 'rejected', reason: new Error('three') }
        : { status: 'fulfilled', value: item * 2 },
    );
  }, 4);
  const results = await Promise.allSettled([1, 2, 3, 4, 5].map(double));
  expect(results.map((each) => (each.status === 'fulfilled' ? each.value : each.reason.message))).toEqual([
    2,
    4,
    'three',
    8,
    10,
  ]);
  expect(await double(6)).toBe(12);
  expect(batches).toEqual([[1, 2, 3, 4], [5], [6]]);
});

it('fails all when they fail together, and goes on', async () => {
  let isBroken = true;
  const echo = createBatches<number, number>(async (items) => {
    if (isBroken) throw new Error('disk full');
    return items.map((value) => ({ status: 'fulfilled', value }));
  }, 4);
  const results = await Promise.allSettled([1, 2].map(echo));
  expect(results.every((each) => each.status === 'rejected')).toBe(true);
  isBroken = false;
  expect(await echo(3)).toBe(3);
});
