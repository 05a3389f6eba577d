import { describe, expect, it, vi } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

describe('createRateLimiter', () => {
  it('allows a burst per key, then returns the time to wait', () => {
    let time = 1_000_000;
    const limiter = createRateLimiter({ count: 3, periodMs: 30_000 }, () => time);
    expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 0]);
    const wait = limiter.take('a');
    expect(wait).toBeGreaterThan(9_000);
    expect(wait).toBeLessThanOrEqual(10_000);
    expect(limiter.take('b')).toBe(0);
    time += wait;
    expect(limiter.take('a')).toBe(0);
    expect(limiter.take('a')).toBeGreaterThan(0);
    time += 30_000;
    expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 0]);
  });

  it('is independent of the wall clock, which may be set back or forward', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limiter = createRateLimiter({ count: 1, periodMs: 200 });
    const wait = () => limiter.take('a');
    expect(wait()).toBe(0);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(wait()).toBeGreaterThan(0);
    vi.setSystemTime(Date.now() - 365 * 24 * 3_600_000);
    expect(wait()).toBeLessThanOrEqual(200);
    vi.useRealTimers();
  });

  it('bounds the number of keys in memory', () => {
    const limiter = createRateLimiter({ count: 1, periodMs: 3_600_000 }, () => 1_000_000);
    expect(limiter.take('first')).toBe(0);
    expect(limiter.take('first')).toBeGreaterThan(0);
    for (let index = 0; index < 20_000; index += 1) limiter.take(`key ${index}`);
    expect(limiter.take('first')).toBe(0);
  });

  it('allows everything when it is off', () => {
    const limiter = createRateLimiter(null);
    for (let index = 0; index < 1000; index += 1) expect(limiter.take('a')).toBe(0);
  });
});
