import { LONGEST_DELAY_MS } from '../outbox/schedule.ts';
import type { FarOff } from '../storage/far-off.ts';
import type { Chore } from './chores.ts';

export interface ClockCorrectionOptions {
  readonly store: FarOff;
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
export function createClockCorrection(options: ClockCorrectionOptions): Chore['run'] {
  const { store, leaseMs, duplicateWindowMs, onHurried, now = Date.now } = options;
  // Nothing is planned further off than the longest pause between two attempts, or than a lease.
  const longestWaitMs = Math.max(LONGEST_DELAY_MS, leaseMs) + TOLERANCE_MS;
  return async (log) => {
    const time = now();
    const messages = await store.hurryMessages({ now: time, latest: time + longestWaitMs, leaseMs });
    const duplicates = await store.forgetDuplicates({ latest: time + duplicateWindowMs + TOLERANCE_MS });
    if (messages + duplicates === 0) return;
    log.warn(
      { messages, duplicates },
      'the clock was ahead earlier: messages planned for a far time are tried now, and what counted as sent already is forgotten',
    );
    if (messages > 0) onHurried();
  };
}
