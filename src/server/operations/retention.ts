import type { FastifyBaseLogger } from 'fastify';
import type { RetentionConfig } from '../config.ts';
import type { Kept, RetentionStore } from '../storage/retention-store.ts';
import type { Chore } from './chores.ts';

/** So that a person has the time to look at what was kept back, however short the rest is kept. */
const QUARANTINE_MS = 30 * 24 * 60 * 60 * 1000;
/** So few may always go: of three applications, one is a third. */
const ALWAYS_ALLOWED = 3;
/** Nobody has agreed to our keeping what was never confirmed, so that goes whatever the settings say. */
const UNCONFIRMED_MS = 30 * 24 * 60 * 60 * 1000;

export interface RetentionTimes extends RetentionConfig {
  /** Counts of visits. Null or left out: for ever. */
  readonly visitsMs?: number | null;
}

/**
 * Deletes once what is past its retention time. Any number of processes may do so at once.
 *
 * Everything that visitors sent goes through here, and through `isPlausible`, when it is deleted for its age. The other
 * deletions by age lose nothing that a right clock would bring back: expired sessions and sign-in links (people sign in
 * again), delivery records of mail to staff and of digests, fingerprints that detect a form sent twice, and messages
 * between processes.
 */
export function createRetention(
  store: RetentionStore,
  config: RetentionTimes,
  now: () => number = Date.now,
): Chore['run'] {
  let isWiped = true;
  return async (log, signal) => {
    for (const [what, kept] of pastItsTime(store, config, now())) {
      if (signal.aborted || !(await isPlausible(what, kept, config.mostShare, log))) continue;
      let count = 0;
      try {
        for await (const portion of deletePortions(kept, signal)) count += portion;
      } finally {
        // Also when a later portion fails: what is gone has to be in the log.
        if (count > 0) {
          log.info({ what, count }, 'deleted what is past its retention time');
          isWiped = false;
        }
      }
    }
    if (isWiped) return;
    isWiped = await store.wipe();
    if (!isWiped)
      log.warn('the log of the database is in use: traces of what was deleted stay in it for now');
  };
}

async function* deletePortions(kept: Kept, signal: AbortSignal): AsyncGenerator<number> {
  while (!signal.aborted) {
    const portion = await kept.deletePortion();
    if (portion === 0) return;
    yield portion;
  }
}

function* pastItsTime(
  store: RetentionStore,
  { resumesMs, careersMs, contactMs, newsletterMs, visitsMs = null }: RetentionTimes,
  time: number,
): Generator<readonly [string, Kept]> {
  if (resumesMs !== null) yield ['resumes', store.resumes(time - resumesMs)];
  if (careersMs !== null) yield ['careers', store.submissions('careers', time - careersMs)];
  if (contactMs !== null) yield ['contact', store.submissions('contact', time - contactMs)];
  if (newsletterMs !== null) {
    const seen = time - newsletterMs;
    const quarantined = time - Math.max(newsletterMs, QUARANTINE_MS);
    yield ['subscribers', store.subscribers(seen)];
    yield ['newsletter', store.subscriptions(seen, time)];
    yield ['suspect subscriptions', store.suspectSubscriptions({ seen, quarantined })];
  }
  if (visitsMs !== null) yield ['counts of visits', store.visits(time - visitsMs)];
  yield ['unconfirmed', store.unconfirmed(time - UNCONFIRMED_MS)];
  yield ['pending subscribers', store.pendingSubscribers(time - UNCONFIRMED_MS)];
}

/** A clock that is ahead makes everything old. Deleting cannot be undone, so a person has to look first. */
async function isPlausible(
  what: string,
  kept: Kept,
  mostShare: number,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const { all, due } = await kept.count();
  if (due <= Math.max(ALWAYS_ALLOWED, Math.floor(all * mostShare))) return true;
  log.error(
    { what, due, all, mostShare },
    `nothing of this was deleted: ${due} of ${all} are past their time at once, which looks like a wrong clock. If the clock (${new Date().toISOString()}) and the settings of how long things are kept are right, start the server once with RETENTION_MOST_SHARE=1`,
  );
  return false;
}
