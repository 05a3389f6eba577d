import { describe, expect, it, vi } from 'vitest';
import type { OutboxFigures } from '../storage/figures.ts';
import { createReadiness } from './readiness.ts';

const NOW = 1_750_000_000_000;
const MINUTE = 60_000;
const empty: OutboxFigures = { pending: 0, dead: 0, oldestSince: null, nextDue: null };

describe('readiness', () => {
  it('knows the age of the oldest message', async () => {
    const figures = async () => ({
      ...empty,
      pending: 1,
      oldestSince: NOW - 5 * MINUTE,
      nextDue: NOW + MINUTE,
    });
    expect(await createReadiness(figures, { now: () => NOW })()).toEqual({
      isReady: true,
      oldestSeconds: 300,
    });
  });

  it('does not suffer from a mail server that is down, but from an outbox that nobody empties', async () => {
    const waiting = { ...empty, pending: 1, oldestSince: NOW - 300 * MINUTE };
    const retried = createReadiness(async () => ({ ...waiting, nextDue: NOW + 1 }), { now: () => NOW });
    expect((await retried()).isReady).toBe(true);
    const left = createReadiness(async () => ({ ...waiting, nextDue: NOW - 16 * MINUTE }), {
      now: () => NOW,
    });
    expect(await left()).toEqual({
      isReady: false,
      reason: 'The outbox is not being emptied: a message is 16 minutes overdue.',
    });
  });

  it('waits for the database for a second, and asks it no second time meanwhile', async () => {
    const answer = Promise.withResolvers<OutboxFigures>();
    const figures = vi.fn(() => answer.promise);
    let time = NOW;
    const readiness = createReadiness(figures, { now: () => time, timeoutMs: 20 });
    const slow = { isReady: false, reason: 'The database did not answer within 0.02 s.' };
    expect(await readiness()).toEqual(slow);
    time += 10_000;
    expect(await readiness()).toEqual(slow);
    expect(figures).toHaveBeenCalledTimes(1);
    answer.resolve(empty);
    expect((await readiness()).isReady).toBe(true);
  });

  it('asks once a second, however often it is asked', async () => {
    const figures = vi.fn(async () => empty);
    let time = NOW;
    const readiness = createReadiness(figures, { now: () => time });
    await Promise.all([readiness(), readiness()]);
    await readiness();
    expect(figures).toHaveBeenCalledTimes(1);
    time += 1000;
    await readiness();
    expect(figures).toHaveBeenCalledTimes(2);
  });
});
