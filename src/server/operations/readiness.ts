import { StorageTroubleError } from '../db/trouble.ts';
import type { OutboxFigures } from '../outbox/health.ts';
import { troubleInWords, troubleOf } from '../outbox/health.ts';

export type ReadyState =
  | { readonly isReady: true; readonly oldestSeconds: number; readonly warnings: readonly string[] }
  | { readonly isReady: false; readonly reason: string };

/** Whether this process can do its work now. Asked as often as one likes: the database is asked once a second at most. */
export type Readiness = () => Promise<ReadyState>;

export interface ReadinessOptions {
  readonly figures: () => Promise<OutboxFigures>;
  /** Stores something for good. A database that only answers questions cannot keep what visitors send. */
  readonly probe: () => Promise<void>;
  readonly now?: () => number;
  /** Never set back or forward, unlike the clock. */
  readonly elapsed?: () => number;
  readonly timeoutMs?: number;
}

const DATABASE_TIMEOUT_MS = 2000;
const FRESH_MS = 1000;
/** A write that succeeded is trusted for so long. One that failed is tried again with the next question. */
const PROBE_EVERY_MS = 5000;
/**
 * How long something may be overdue. A mail server that is down makes nothing overdue, as the next attempt is planned
 * for later: this is about an outbox that nobody empties.
 */
const LONGEST_OVERDUE_MS = 15 * 60 * 1000;

export function createReadiness(options: ReadinessOptions): Readiness {
  const { figures, probe, now = Date.now, elapsed = () => performance.now() } = options;
  const { timeoutMs = DATABASE_TIMEOUT_MS } = options;
  let last: { readonly askedAt: number; readonly answer: Promise<ReadyState> } | undefined;
  let writtenAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;

  async function ask(): Promise<ReadyState> {
    isAsking = true;
    try {
      if (elapsed() - writtenAt >= PROBE_EVERY_MS) {
        await probe();
        writtenAt = elapsed();
      }
      return judge(await figures(), now());
    } catch (error) {
      return { isReady: false, reason: reasonOf(error) };
    } finally {
      isAsking = false;
    }
  }

  return async () => {
    // A question that hangs is not asked again beside it.
    if (last === undefined || (!isAsking && elapsed() - last.askedAt >= FRESH_MS)) {
      last = { askedAt: elapsed(), answer: ask() };
    }
    let timer: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<ReadyState>((resolve) => {
      const reason = `The database did not answer within ${timeoutMs / 1000} s. See that it runs, is reachable and not overloaded.`;
      timer = setTimeout(() => resolve({ isReady: false, reason }), timeoutMs);
    });
    const state = await Promise.race([last.answer, tooSlow]);
    clearTimeout(timer);
    return state;
  };
}

/** For whoever runs the site: the state with its cause or warnings. */
export function readinessReport(state: ReadyState): {
  readonly status: string;
  readonly [fact: string]: unknown;
} {
  if (!state.isReady) return { status: 'unavailable', reason: state.reason };
  const { oldestSeconds, warnings } = state;
  return { status: 'ready', outbox: { oldestSeconds }, ...(warnings.length > 0 ? { warnings } : {}) };
}

function reasonOf(error: unknown): string {
  if (error instanceof StorageTroubleError) return error.message;
  // The database's own words may quote somebody's row.
  const { code, name } = error as NodeJS.ErrnoException;
  return `The database refuses what the server asks (${code ?? name}). See that its tables are those of this version.`;
}

function judge({ oldestSince, nextDue, companyMail }: OutboxFigures, time: number): ReadyState {
  if (nextDue !== null && time - nextDue > LONGEST_OVERDUE_MS) {
    const minutes = Math.floor((time - nextDue) / 60_000);
    return {
      isReady: false,
      reason: `The outbox is not being emptied: a message is ${minutes} minutes overdue.`,
    };
  }
  // No reason to take the site out of service: forms work, and what they take in is kept.
  const trouble = troubleOf(companyMail, time);
  return {
    isReady: true,
    oldestSeconds: oldestSince === null ? 0 : Math.max(0, Math.floor((time - oldestSince) / 1000)),
    warnings: trouble === null ? [] : [troubleInWords(trouble, time)],
  };
}
