import { expect, it, vi } from 'vitest';
import { createMutex } from './mutex.ts';

const timeoutError = () => new Error('too late');

it('admits one at a time, in order, and drops waiters at their deadline', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const mutex = createMutex(timeoutError);
  const order: string[] = [];
  const acquire = async (name: string, waitMs: number): Promise<() => void> => {
    const release = await mutex.acquire(performance.now() + waitMs);
    order.push(name);
    return release;
  };
  const first = await acquire('first', 0);
  const second = acquire('second', 1000);
  const hasty = acquire('hasty', 10).catch((error: Error) => error.message);
  const third = acquire('third', 1000);
  await vi.advanceTimersByTimeAsync(10);
  expect(await hasty).toBe('too late');
  expect(order).toEqual(['first']);
  first();
  (await second)();
  (await third)();
  (await acquire('fourth', 0))();
  expect(order).toEqual(['first', 'second', 'third', 'fourth']);
  vi.useRealTimers();
});

it('rejects waiting and later callers once it is closed', async () => {
  const mutex = createMutex(timeoutError);
  await mutex.acquire(Number.POSITIVE_INFINITY);
  const waiting = mutex.acquire(performance.now() + 60_000);
  mutex.close();
  await expect(waiting).rejects.toThrow('closed');
  await expect(mutex.acquire(performance.now() + 60_000)).rejects.toThrow('closed');
});
