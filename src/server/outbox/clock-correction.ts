import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../db/storage.ts';
import { LONGEST_DELAY_MS } from './worker.ts';

interface ClockCorrectionStore {
  /**
   * Lets what is planned for later than this be tried at once; what a process may be just sending, when a lease is over.
   * Returns how many messages that were.
   */
  rescheduleMessages(options: {
    readonly now: number;
    readonly latest: number;
    readonly leaseMs: number;
  }): Promise<number>;
  /** Forgets what counts as sent already for longer than this, so that the same may be sent again. */
  forgetDuplicates(options: { readonly latest: number }): Promise<number>;
}

/** Times in the database that no process with a right clock would have written. */
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
            // From here on the days count in which it is tried.
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
  /** Called when there is something to send. */
  readonly onHurried: () => void;
  readonly now?: () => number;
}

/** Clocks of several machines differ a little. */
const TOLERANCE_MS = 60 * 1000;

/**
 * What failed while the clock was ahead waits until the clock gets there, which may be in years. Corrects nothing that
 * does harm when it is this clock that is wrong: then a message is tried early, and the same form may be sent twice.
 */
export function createClockCorrection(
  options: ClockCorrectionOptions,
): (log: FastifyBaseLogger, signal: AbortSignal) => Promise<void> {
  const { store, leaseMs, duplicateWindowMs, onHurried, now = Date.now } = options;
  // Nothing is planned further off than the longest pause between two attempts, or than a lease.
  const longestWaitMs = Math.max(LONGEST_DELAY_MS, leaseMs) + TOLERANCE_MS;
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
