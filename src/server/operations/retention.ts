import type { FastifyBaseLogger } from 'fastify';
import type { RetentionConfig } from '../config.ts';
import type { RetentionStore } from '../storage/retention-store.ts';

/** So that a person has the time to look at what was kept back, however short the rest is kept. */
const QUARANTINE_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes once what is past its time. Any number of processes may do so at once. */
export function createRetention(
  store: RetentionStore,
  config: RetentionConfig,
  now: () => number = Date.now,
): (log: FastifyBaseLogger) => Promise<void> {
  const { contactMs, careersMs, resumesMs, newsletterMs } = config;
  return async (log) => {
    const time = now();
    const deleted: Record<string, number> = {};
    if (resumesMs !== null) deleted.resumes = await store.deleteResumes(time - resumesMs);
    if (careersMs !== null) deleted.careers = await store.deleteSubmissions('careers', time - careersMs);
    if (contactMs !== null) deleted.contact = await store.deleteSubmissions('contact', time - contactMs);
    if (newsletterMs !== null) {
      deleted.subscribers = await store.deleteSubscribers(time - newsletterMs);
      deleted.newsletter = await store.deleteSubscriptions({
        seen: time - newsletterMs,
        quarantined: time - Math.max(newsletterMs, QUARANTINE_MS),
      });
    }
    if (Object.values(deleted).some((count) => count > 0))
      log.info({ deleted }, 'what is past its time was deleted');
  };
}
