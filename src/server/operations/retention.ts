import type { FastifyBaseLogger } from 'fastify';
import type { RetentionConfig } from '../config.ts';
import type { Kept, RetentionStore } from '../storage/retention-store.ts';
import type { Chore } from './chores.ts';

/** So that a person has the time to look at what was kept back, however short the rest is kept. */
const QUARANTINE_MS = 30 * 24 * 60 * 60 * 1000;
/** So few may always go: of three applications, one is a third. */
const ALWAYS_ALLOWED = 3;

/** Deletes once what is past its time. Any number of processes may do so at once. */
export function createRetention(
  store: RetentionStore,
  config: RetentionConfig,
  now: () => number = Date.now,
): Chore['run'] {
  let isWiped = true;
  return async (log, signal) => {
    const deleted: Record<string, number> = {};
    for (const [what, kept] of pastItsTime(store, config, now())) {
      if (signal.aborted || !(await isPlausible(what, kept, config.mostShare, log))) continue;
      let count = 0;
      for (let portion = -1; portion !== 0 && !signal.aborted; count += portion)
        portion = await kept.deletePortion();
      if (count > 0) deleted[what] = count;
    }
    if (Object.keys(deleted).length > 0) {
      log.info({ deleted }, 'what is past its time was deleted');
      isWiped = false;
    }
    if (isWiped) return;
    isWiped = await store.wipe();
    if (!isWiped)
      log.warn('the log of the database is in use: traces of what was deleted stay in it for now');
  };
}

function* pastItsTime(
  store: RetentionStore,
  { resumesMs, careersMs, contactMs, newsletterMs }: RetentionConfig,
  time: number,
): Generator<readonly [string, Kept]> {
  if (resumesMs !== null) yield ['resumes', store.resumes(time - resumesMs)];
  if (careersMs !== null) yield ['careers', store.submissions('careers', time - careersMs)];
  if (contactMs !== null) yield ['contact', store.submissions('contact', time - contactMs)];
  if (newsletterMs !== null) {
    const seen = time - newsletterMs;
    const quarantined = time - Math.max(newsletterMs, QUARANTINE_MS);
    yield ['subscribers', store.subscribers(seen)];
    yield ['newsletter', store.subscriptions({ seen, quarantined })];
  }
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
    `nothing of this was deleted: ${due} of ${all} are past their time at once, which looks like a wrong clock. If the clock (${new Date().toISOString()}) and the RETAIN_ settings are right, start the server once with RETENTION_MOST_SHARE=1`,
  );
  return false;
}
