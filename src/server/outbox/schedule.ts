export const MAX_DELAY_MS = 6 * 60 * 60 * 1000;

/** The usual retry period of mail servers. Counts from `created_at`: when the message was queued, or last sent again by staff. */
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000;

/** A wrong clock, or a server that was off for a week, must not make the first failure final. */
const MIN_ATTEMPTS = 20;

const JITTER = 0.2;

/** Exponential backoff up to six hours, with jitter. Null when the retry period is over. */
export function nextAttempt(options: {
  readonly attempts: number;
  readonly createdAt: number;
  readonly now: number;
  readonly retryMs: number;
  readonly random?: () => number;
}): number | null {
  const { attempts, createdAt, now, retryMs, random = Math.random } = options;
  if (now - createdAt >= GIVE_UP_AFTER_MS && attempts >= MIN_ATTEMPTS) return null;
  const delay = Math.min(retryMs * 2 ** Math.min(attempts - 1, 30), MAX_DELAY_MS);
  return now + Math.round(delay * (1 - JITTER * random()));
}
