import { describe, expect, it, vi } from 'vitest';
import { StorageTroubleError } from '../db/trouble.ts';
import type { OutboxFigures } from '../outbox/health.ts';
import { createReadiness, type ReadinessOptions } from './readiness.ts';

const NOW = 1_750_000_000_000;
const MINUTE = 60_000;
const companyMail = { pending: 0, oldestSince: null, givenUp: 0, givenUpAt: null };
const empty: OutboxFigures = { pending: 0, dead: 0, oldestSince: null, nextDue: null, companyMail };
const full = new StorageTroubleError({ cause: 'The disk is full', remedy: 'Make room.', code: 'FULL' });

const readinessOf = (options: Partial<ReadinessOptions>) =>
  createReadiness({ figures: async () => empty, probe: async () => {}, now: () => NOW, ...options });

describe('readiness', () => {
  it('reports the age of the oldest message in the outbox', async () => {
    const waiting = { ...empty, pending: 1, oldestSince: NOW - 5 * MINUTE, nextDue: NOW + MINUTE };
    expect(await readinessOf({ figures: async () => waiting })()).toEqual({
      isReady: true,
      oldestSeconds: 300,
      warnings: [],
    });
  });

  it('warns about undelivered company mail, but does not fail', async () => {
    const state = (fields: Partial<OutboxFigures['companyMail']>) =>
      readinessOf({ figures: async () => ({ ...empty, companyMail: { ...companyMail, ...fields } }) })();
    expect(await state({ pending: 1, oldestSince: NOW - 60 * MINUTE })).toMatchObject({ warnings: [] });
    expect(await state({ pending: 2, oldestSince: NOW - 75 * MINUTE })).toMatchObject({
      isReady: true,
      warnings: [expect.stringContaining('does not arrive: 2 messages waiting, for up to 75 minutes.')],
    });
    expect(await state({ givenUp: 1, givenUpAt: NOW })).toMatchObject({
      isReady: true,
      warnings: [expect.stringContaining('does not arrive: 1 message given up.')],
    });
  });

  it('fails when the outbox is not being emptied, but not when the mail server is down', async () => {
    const waiting = { ...empty, pending: 1, oldestSince: NOW - 300 * MINUTE };
    const retried = readinessOf({ figures: async () => ({ ...waiting, nextDue: NOW + 1 }) });
    expect((await retried()).isReady).toBe(true);
    const abandoned = readinessOf({ figures: async () => ({ ...waiting, nextDue: NOW - 16 * MINUTE }) });
    expect(await abandoned()).toEqual({
      isReady: false,
      reason: 'The outbox is not being emptied: a message is 16 minutes overdue.',
    });
  });

  it('fails when the database times out, and sends no second query meanwhile', async () => {
    const result = Promise.withResolvers<OutboxFigures>();
    const figures = vi.fn(() => result.promise);
    let time = 0;
    const readiness = readinessOf({ figures, elapsed: () => time, timeoutMs: 20 });
    const slow = { isReady: false, reason: expect.stringContaining('did not answer within 0.02 s.') };
    expect(await readiness()).toEqual(slow);
    time += 10_000;
    expect(await readiness()).toEqual(slow);
    expect(figures).toHaveBeenCalledTimes(1);
    result.resolve(empty);
    expect((await readiness()).isReady).toBe(true);
  });

  it('queries at most once a second and writes at most every five seconds', async () => {
    const figures = vi.fn(async () => empty);
    const probe = vi.fn(async () => {});
    let time = 0;
    const readiness = readinessOf({ figures, probe, elapsed: () => time });
    await Promise.all([readiness(), readiness()]);
    await readiness();
    expect(figures).toHaveBeenCalledTimes(1);
    time += 1000;
    await readiness();
    expect([figures.mock.calls.length, probe.mock.calls.length]).toEqual([2, 1]);
    time += 4000;
    await readiness();
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it('fails with the cause while writes fail, and recovers with the next check', async () => {
    const probe = vi.fn<() => Promise<void>>(async () => {}).mockRejectedValueOnce(full);
    let time = 0;
    const readiness = readinessOf({ probe, elapsed: () => time });
    expect(await readiness()).toEqual({ isReady: false, reason: 'The disk is full (FULL). Make room.' });
    time += 1000;
    expect((await readiness()).isReady).toBe(true);
  });

  it('does not quote the error message of the database', async () => {
    const error = Object.assign(new Error('duplicate key (ann@visitor.example)'), { code: '23505' });
    const state = await readinessOf({ probe: () => Promise.reject(error) })();
    expect(state).toEqual({ isReady: false, reason: expect.stringContaining('(23505)') });
    expect(JSON.stringify(state)).not.toContain('ann@');
  });
});
