export const LONGEST_DELAY_MS = 6 * 60 * 60 * 1000;
/** As long as mail servers themselves keep trying. */
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000;
/**
 * And no sooner than after so many attempts: a clock that goes wrong for a moment, or a server that was off for a week, must
 * not make the first failure the last.
 */
const FEWEST_ATTEMPTS = 20;
const JITTER = 0.2;

/**
 * When to try again after so many attempts, or null when it has been tried for long enough. Delays double up to six hours;
 * a little chance keeps what failed together from coming back together.
 */
export function nextAttempt(options: {
  readonly attempts: number;
  readonly createdAt: number;
  readonly now: number;
  readonly retryMs: number;
  readonly random?: () => number;
}): number | null {
  const { attempts, createdAt, now, retryMs, random = Math.random } = options;
  if (now - createdAt >= GIVE_UP_AFTER_MS && attempts >= FEWEST_ATTEMPTS) return null;
  const delay = Math.min(retryMs * 2 ** Math.min(attempts - 1, 30), LONGEST_DELAY_MS);
  return now + Math.round(delay * (1 - JITTER * random()));
}
