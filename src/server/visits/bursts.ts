import { createRateLimiter, type RateLimiter } from '../submissions/rate-limiter.ts';

/** Tells what people do from what is far beyond them. */
export interface Bursts {
  /** Whether so many events of a client, at this moment, may be people's. */
  isPlausible(client: string, events: number): boolean;
}

export interface BurstOptions {
  /** So many in a minute are always plausible, from all clients together. */
  readonly alwaysPerMinute: number;
  /** Not the clock, which may be set. */
  readonly now?: () => number;
}

/** A page that is shown and left makes two events, a form a few more: this is a page every two seconds. */
const CLIENT = { count: 60, periodMs: 60_000 };
/** So many times the usual minute is far more than usual. */
const FAR_MORE = 10;
/** The usual minute is the average of about so many. */
const MINUTES = 60;
const MINUTE_MS = 60_000;

export function createBursts({ alwaysPerMinute, now = () => performance.now() }: BurstOptions): Bursts {
  const clients: RateLimiter = createRateLimiter(CLIENT, now);
  let usual = 0;
  let minute = Math.floor(now() / MINUTE_MS);
  let plausible = 0;
  let hadBurst = false;

  /** A minute with a burst is no usual minute: a flood does not become one by lasting. */
  function endMinutes(current: number): void {
    if (!hadBurst) usual += (plausible - usual) / MINUTES;
    // Those after it were quiet: nobody came who would have ended them.
    usual *= (1 - 1 / MINUTES) ** (current - minute - 1);
    plausible = 0;
    hadBurst = false;
    minute = current;
  }

  return {
    isPlausible(client, events) {
      const current = Math.floor(now() / MINUTE_MS);
      if (current !== minute) endMinutes(current);
      if (clients.take(client, events) > 0) return false;
      if (plausible + events > Math.max(alwaysPerMinute, FAR_MORE * usual)) {
        hadBurst = true;
        return false;
      }
      plausible += events;
      return true;
    },
  };
}
