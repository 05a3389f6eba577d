import { StorageTroubleError } from '../db/trouble.ts';
import { companyMailTrouble, type OutboxFigures, troubleText } from '../outbox/health.ts';

type ReadyState =
  | { readonly isReady: true; readonly oldestSeconds: number; readonly warnings: readonly string[] }
  | { readonly isReady: false; readonly reason: string };

/** May be called often: it queries the database at most once a second. */
export type Readiness = () => Promise<ReadyState>;

export interface ReadinessOptions {
  readonly figures: () => Promise<OutboxFigures>;
  /** Commits a write: a read-only database cannot store submissions. */
  readonly probe: () => Promise<void>;
  readonly now?: () => number;
  /** Monotonic clock. */
  readonly elapsed?: () => number;
  readonly timeoutMs?: number;
}

const DATABASE_TIMEOUT_MS = 2000;
const FRESH_MS = 1000;
/** How long a successful write counts. A failed one is repeated by the next check. */
const PROBE_EVERY_MS = 5000;
/** Detects an outbox without a worker. A mail server that is down does not count: each failure schedules a later attempt. */
const MAX_OVERDUE_MS = 15 * 60 * 1000;

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
      return readyState(await figures(), now());
    } catch (error) {
      return { isReady: false, reason: reasonOf(error) };
    } finally {
      isAsking = false;
    }
  }

  return async () => {
    // Do not start a second check while one hangs.
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

/** For operators: the state with its cause or warnings. */
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
  // Leave out the database's message: it may quote personal data.
  const { code, name } = error as NodeJS.ErrnoException;
  return `The database refuses what the server asks (${code ?? name}). See that its tables are those of this version.`;
}

function readyState({ oldestSince, nextDue, companyMail }: OutboxFigures, time: number): ReadyState {
  if (nextDue !== null && time - nextDue > MAX_OVERDUE_MS) {
    const minutes = Math.floor((time - nextDue) / 60_000);
    return {
      isReady: false,
      reason: `The outbox is not being emptied: a message is ${minutes} minutes overdue.`,
    };
  }
  // Still ready: forms work and submissions are stored.
  const trouble = companyMailTrouble(companyMail, time);
  return {
    isReady: true,
    oldestSeconds: oldestSince === null ? 0 : Math.max(0, Math.floor((time - oldestSince) / 1000)),
    warnings: trouble === null ? [] : [troubleText(trouble, time)],
  };
}
