import type { FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import { createOutboxWatch } from './outbox-watch.ts';

const NOW = 1_750_000_000_000;
const HOUR = 3_600_000;

it('warns once an hour while something has been waiting for longer', async () => {
  let time = NOW;
  let oldestSince: number | null = NOW;
  const warn = vi.fn();
  const watch = createOutboxWatch(
    async () => ({ pending: 3, dead: 0, oldestSince, nextDue: oldestSince }),
    () => time,
    () => time,
  );
  const look = async (later: number) => {
    time = NOW + later;
    await watch({ warn } as unknown as FastifyBaseLogger);
    return warn.mock.calls.length;
  };
  expect(await look(HOUR)).toBe(0);
  expect(await look(HOUR + 1)).toBe(1);
  expect(await look(1.5 * HOUR)).toBe(1);
  expect(await look(2 * HOUR + 1)).toBe(2);
  expect(warn).toHaveBeenLastCalledWith(
    { pending: 3, oldestMinutes: 120 },
    expect.stringContaining('an hour'),
  );

  oldestSince = null;
  expect(await look(2.1 * HOUR)).toBe(2);
  oldestSince = NOW;
  expect(await look(2.2 * HOUR)).toBe(3);
});
