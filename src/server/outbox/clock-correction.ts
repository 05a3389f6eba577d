import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../db/storage.ts';
import { MAX_DELAY_MS } from './worker.ts';

interface ClockCorrectionStore {
  /** Makes messages due at once that are scheduled after `latest`; leased messages when a lease ends. Returns the count. */
  rescheduleMessages(options: {
    readonly now: number;
    readonly latest: number;
    readonly leaseMs: number;
  }): Promise<number>;
  /** Deletes fingerprints of recent submissions that expire after `latest`, which would refuse a new one as a duplicate. */
  forgetDuplicates(options: { readonly latest: number }): Promise<number>;
}

/** Corrects times that only a process with a wrong clock could have stored. */
export function createClockCorrectionStore({ withLazyCommits }: Storage): ClockCorrectionStore {
  return {
    async rescheduleMessages({ now, latest, leaseMs }) {
      const { numUpdatedRows } = await withLazyCommits((connection) =>
        connection
          .updateTable('outbox')
          .set(({ eb }) => ({
            due_at: eb
              .case()
              .when('lease', 'is', null)
              .then(now)
              .else(now + leaseMs)
              .end(),
            // The retry period counts from `created_at`.
            created_at: eb.case().when('created_at', '>', now).then(now).else(eb.ref('created_at')).end(),
          }))
          .where('state', '=', 'pending')
          .where('due_at', '>', latest)
          .executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },

    async forgetDuplicates({ latest }) {
      const { numDeletedRows } = await withLazyCommits((connection) =>
        connection.deleteFrom('recent_submissions').where('expires_at', '>', latest).executeTakeFirst(),
      );
      return Number(numDeletedRows);
    },
  };
}

interface ClockCorrectionOptions {
  readonly store: ClockCorrectionStore;
  readonly leaseMs: number;
  readonly duplicateWindowMs: number;
  /** Called when messages became due. */
  readonly onHurried: () => void;
  readonly now?: () => number;
}

/** Clocks of several machines differ a little. */
const TOLERANCE_MS = 60 * 1000;

/**
 * A message that failed while the clock was ahead may wait for years. If this clock is the wrong one, the correction is
 * harmless: a message is tried early, and a duplicate submission is accepted.
 */
export function createClockCorrection(
  options: ClockCorrectionOptions,
): (log: FastifyBaseLogger, signal: AbortSignal) => Promise<void> {
  const { store, leaseMs, duplicateWindowMs, onHurried, now = Date.now } = options;
  // A correct clock schedules nothing beyond the longest retry delay or a lease.
  const longestWaitMs = Math.max(MAX_DELAY_MS, leaseMs) + TOLERANCE_MS;
  return async (log) => {
    const time = now();
    const messages = await store.rescheduleMessages({ now: time, latest: time + longestWaitMs, leaseMs });
    const duplicates = await store.forgetDuplicates({ latest: time + duplicateWindowMs + TOLERANCE_MS });
    if (messages + duplicates === 0) return;
    log.warn(
      { messages, duplicates },
      'the clock was ahead earlier: messages planned for a far time are tried now, and what counted as sent already is forgotten',
    );
    if (messages > 0) onHurried();
  };
}
