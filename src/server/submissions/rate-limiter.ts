import type { Rate } from '../setting-values.ts';

export interface RateLimiter {
  /** Counts one. Returns 0, or how many milliseconds to wait when it was one too many. */
  take(key: string): number;
}

/** Above this the oldest are forgotten: memory stays bounded however many addresses an attacker has. */
const MOST_KEYS = 20_000;

/**
 * Lets a burst of `count` through and then one per `period / count`. One number per key: the time up to which the
 * allowance is used.
 */
export function createRateLimiter(
  rate: Rate | null,
  // Not the clock: one that is set back would keep everybody out until it has caught up.
  now: () => number = () => performance.now(),
): RateLimiter {
  if (rate === null) return { take: () => 0 };
  const { count, periodMs } = rate;
  const perItem = periodMs / count;
  const usedUntil = new Map<string, number>();

  function forgetOld(time: number): void {
    for (const [key, until] of usedUntil) {
      if (until <= time || usedUntil.size >= MOST_KEYS) usedUntil.delete(key);
      else break;
    }
  }

  return {
    take(key) {
      const time = now();
      const next = Math.max(usedUntil.get(key) ?? 0, time) + perItem;
      // Half a millisecond of grace for what is lost in rounding.
      const wait = next - time - periodMs - 0.5;
      if (wait > 0) return Math.ceil(wait);
      // Deleted first, so that the map stays in the order of use.
      usedUntil.delete(key);
      forgetOld(time);
      usedUntil.set(key, next);
      return 0;
    },
  };
}
