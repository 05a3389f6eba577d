import { expect, it, vi } from 'vitest';
import { createTurns } from './sqlite.ts';

const tooLate = () => new Error('too late');

it('lets one at a time through, in order, and forgets who would not wait any longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const turns = createTurns(tooLate);
  const order: string[] = [];
  const come = async (name: string, patienceMs: number): Promise<() => void> => {
    const next = await turns.take(performance.now() + patienceMs);
    order.push(name);
    return next;
  };
  const first = await come('first', 0);
  const second = come('second', 1000);
  const hasty = come('hasty', 10).catch((error: Error) => error.message);
  const third = come('third', 1000);
  await vi.advanceTimersByTimeAsync(10);
  expect(await hasty).toBe('too late');
  expect(order).toEqual(['first']);
  first();
  (await second)();
  (await third)();
  (await come('fourth', 0))();
  expect(order).toEqual(['first', 'second', 'third', 'fourth']);
  vi.useRealTimers();
});

it('turns everybody away once it is closed', async () => {
  const turns = createTurns(tooLate);
  await turns.take(Number.POSITIVE_INFINITY);
  const waiting = turns.take(performance.now() + 60_000);
  turns.close();
  await expect(waiting).rejects.toThrow('closed');
  await expect(turns.take(performance.now() + 60_000)).rejects.toThrow('closed');
});
