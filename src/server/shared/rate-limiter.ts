import type { Rate } from '../settings/setting.ts';

export interface RateLimiter {
  /** Counts one, or so many at once. Returns 0, or how many milliseconds to wait when that was too many. */
  take(key: string, submissions?: number): number;
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
  // Two maps that take turns: what was not used for a period has its whole allowance again, so the older one can go as a
  // whole. Taking single keys out of one map would leave holes in it that every look for the oldest has to pass.
  let recent = new Map<string, number>();
  let older = new Map<string, number>();
  let since = now();

  function forgetOld(time: number): void {
    if (time - since <= periodMs && recent.size < MOST_KEYS / 2) return;
    older = recent;
    recent = new Map();
    since = time;
  }

  return {
    take(key, submissions = 1) {
      const time = now();
      forgetOld(time);
      const next = Math.max(recent.get(key) ?? older.get(key) ?? 0, time) + submissions * perItem;
      // Half a millisecond of grace for what is lost in rounding.
      const wait = next - time - periodMs - 0.5;
      if (wait > 0) return Math.ceil(wait);
      recent.set(key, next);
      return 0;
    },
  };
}
