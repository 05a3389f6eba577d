import type { FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import { createChores } from './chores.ts';

const error = vi.fn();
const log = { error } as unknown as FastifyBaseLogger;

it('runs each chore immediately and repeatedly, even after a failure', async () => {
  const run = vi
    .fn()
    .mockRejectedValueOnce(Object.assign(new Error('duplicate key (ann@visitor.example)'), { code: '23505' }))
    .mockResolvedValue(undefined);
  const chores = createChores([{ name: 'sweep', everyMs: 1, run }]);
  chores.start(log);
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(2));
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { chore: 'sweep', code: '23505' },
    'a chore failed and will be tried again',
  );
  await chores.stop();
});

it('stop waits for a running chore and starts no other', async () => {
  const work = Promise.withResolvers<void>();
  const run = vi.fn(() => work.promise);
  const chores = createChores([{ name: 'sweep', everyMs: 0, run }]);
  chores.start(log);
  let isStopped = false;
  const stopped = chores.stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  work.resolve();
  await stopped;
  await new Promise(setImmediate);
  expect(run).toHaveBeenCalledTimes(1);
});
