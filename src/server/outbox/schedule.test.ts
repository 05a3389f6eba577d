import { expect, it } from 'vitest';
import { nextAttempt } from './worker.ts';

const HOUR = 3_600_000;
const at = (attempts: number, now: number) =>
  nextAttempt({ attempts, now, createdAt: 0, retryMs: 30_000, random: () => 0 });

it('doubles the delay with each attempt, up to six hours', () => {
  expect([1, 2, 3, 4].map((attempts) => at(attempts, 0))).toEqual([30_000, 60_000, 120_000, 240_000]);
  expect(at(40, 0)).toBe(6 * HOUR);
  expect(at(10_000, 0)).toBe(6 * HOUR);
});

it('gives up five days after the message was created', () => {
  expect(at(40, 5 * 24 * HOUR - 1)).not.toBeNull();
  expect(at(40, 5 * 24 * HOUR)).toBeNull();
});

it('does not give up before 20 attempts, in case the clock is wrong', () => {
  expect(at(19, 3650 * 24 * HOUR)).not.toBeNull();
  expect(at(20, 3650 * 24 * HOUR)).toBeNull();
});

it('shortens the delay by a fifth at most, to spread attempts', () => {
  const earliest = nextAttempt({ attempts: 1, now: 0, createdAt: 0, retryMs: 30_000, random: () => 1 });
  expect(earliest).toBe(24_000);
});
