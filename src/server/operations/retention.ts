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

/** Deletes once what is past its time. Any number of processes may do so at once. */
export function createRetention(
  store: RetentionStore,
  config: RetentionTimes,
  now: () => number = Date.now,
): Chore['run'] {
  let isWiped = true;
  return async (log, signal) => {
    const deleted: Record<string, number> = {};
    for (const [what, kept] of pastItsTime(store, config, now())) {
      if (signal.aborted || !(await isPlausible(what, kept, config.mostShare, log))) continue;
      deleted[what] = await deleteAll(kept, signal);
    }
    for (const [what, kept] of neverConfirmed(store, now())) deleted[what] = await deleteAll(kept, signal);
    if (Object.values(deleted).some((count) => count > 0)) {
      const some = Object.fromEntries(Object.entries(deleted).filter(([, count]) => count > 0));
      log.info({ deleted: some }, 'what is past its time was deleted');
      isWiped = false;
    }
    if (isWiped) return;
    isWiped = await store.wipe();
    if (!isWiped)
      log.warn('the log of the database is in use: traces of what was deleted stay in it for now');
  };
}

async function deleteAll(kept: Kept, signal: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const portion = await kept.deletePortion();
    if (portion === 0) break;
    count += portion;
  }
  return count;
}

function* neverConfirmed(store: RetentionStore, time: number): Generator<readonly [string, Kept]> {
  yield ['unconfirmed', store.unconfirmed(time - UNCONFIRMED_MS)];
  yield ['pending subscribers', store.pendingSubscribers(time - UNCONFIRMED_MS)];
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
}

/** A clock that is years ahead makes everything old. What is gone is gone, so a person has to look first. */
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
