import type { FastifyBaseLogger } from 'fastify';
import type { OutboxFigures } from '../storage/figures.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Warns in the log while something has been waiting for more than an hour, once an hour. */
export function createOutboxWatch(
  figures: () => Promise<OutboxFigures>,
  now: () => number = Date.now,
  // The clock may be set back, which must not silence the warning.
  elapsed: () => number = () => performance.now(),
): (log: FastifyBaseLogger) => Promise<void> {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return async (log) => {
    const { pending, oldestSince } = await figures();
    const time = now();
    if (oldestSince === null || time - oldestSince <= HOUR_MS) {
      warnedAt = Number.NEGATIVE_INFINITY;
      return;
    }
    if (elapsed() - warnedAt < HOUR_MS) return;
    warnedAt = elapsed();
    const oldestMinutes = Math.floor((time - oldestSince) / 60_000);
    log.warn({ pending, oldestMinutes }, 'messages have been waiting to be delivered for more than an hour');
  };
}
