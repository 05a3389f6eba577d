import type { Rate } from '../settings/setting.ts';

export interface RateLimiter {
  /** Returns 0, or the milliseconds to wait when the limit is reached. */
  take(key: string, tokens?: number): number;
}

/** Beyond this the oldest keys are dropped: memory stays bounded however many addresses an attacker has. */
const MAX_KEYS = 20_000;

/** A token bucket: a burst of `count`, then one per `period / count`. Stores one number per key (GCRA). */
export function createRateLimiter(
  rate: Rate | null,
  // Monotonic: with a wall clock that is set back, nobody would get through until it has caught up.
  now: () => number = () => performance.now(),
): RateLimiter {
  if (rate === null) return { take: () => 0 };
  const { count, periodMs } = rate;
  const perToken = periodMs / count;
  // Two generations: a key that was not used for a period has its full allowance again, so the older map is dropped as a
  // whole. Deleting single keys from one map would leave holes that each search for the oldest key has to skip.
  let recent = new Map<string, number>();
  let older = new Map<string, number>();
  let since = now();

  function rotate(time: number): void {
    if (time - since <= periodMs && recent.size < MAX_KEYS / 2) return;
    older = recent;
    recent = new Map();
    since = time;
  }

  return {
    take(key, tokens = 1) {
      const time = now();
      rotate(time);
      const next = Math.max(recent.get(key) ?? older.get(key) ?? 0, time) + tokens * perToken;
      // Tolerates rounding errors.
      const wait = next - time - periodMs - 0.5;
      if (wait > 0) return Math.ceil(wait);
      recent.set(key, next);
      return 0;
    },
  };
}
