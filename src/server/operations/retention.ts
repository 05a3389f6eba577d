import type { RetentionConfig } from '../config.ts';
import type { RetentionStore } from '../storage/retention-store.ts';
import type { Chore } from './chores.ts';

/** So that a person has the time to look at what was kept back, however short the rest is kept. */
const QUARANTINE_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes once what is past its time. Any number of processes may do so at once. */
export function createRetention(
  store: RetentionStore,
  { contactMs, careersMs, resumesMs, newsletterMs }: RetentionConfig,
  now: () => number = Date.now,
): Chore['run'] {
  return async (log, signal) => {
    const deleted: Record<string, number> = {};
    const deleteAll = async (what: string, deletePortion: () => Promise<number>): Promise<void> => {
      let count = 0;
      for (let portion = -1; portion !== 0 && !signal.aborted; count += portion)
        portion = await deletePortion();
      if (count > 0) deleted[what] = count;
    };

    const time = now();
    if (resumesMs !== null) await deleteAll('resumes', () => store.deleteResumes(time - resumesMs));
    if (careersMs !== null)
      await deleteAll('careers', () => store.deleteSubmissions('careers', time - careersMs));
    if (contactMs !== null)
      await deleteAll('contact', () => store.deleteSubmissions('contact', time - contactMs));
    if (newsletterMs !== null) {
      const seen = time - newsletterMs;
      const quarantined = time - Math.max(newsletterMs, QUARANTINE_MS);
      await deleteAll('subscribers', () => store.deleteSubscribers(seen));
      await deleteAll('newsletter', () => store.deleteSubscriptions({ seen, quarantined }));
    }
    if (Object.keys(deleted).length > 0) log.info({ deleted }, 'what is past its time was deleted');
  };
}
