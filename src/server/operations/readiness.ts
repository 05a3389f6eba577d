import type { OutboxFigures } from '../storage/figures.ts';

export type ReadyState =
  | { readonly isReady: true; readonly oldestSeconds: number }
  | { readonly isReady: false; readonly reason: string };

/** Whether this process can do its work now. Asked as often as one likes: the database is asked once a second at most. */
export type Readiness = () => Promise<ReadyState>;

const DATABASE_TIMEOUT_MS = 1000;
const FRESH_MS = 1000;
/**
 * How long something may be overdue. A mail server that is down makes nothing overdue, as the next attempt is planned
 * for later: this is about an outbox that nobody empties.
 */
const LONGEST_OVERDUE_MS = 15 * 60 * 1000;

export function createReadiness(
  figures: () => Promise<OutboxFigures>,
  options: { readonly now?: () => number; readonly timeoutMs?: number } = {},
): Readiness {
  const { now = Date.now, timeoutMs = DATABASE_TIMEOUT_MS } = options;
  let last: { readonly askedAt: number; readonly answer: Promise<ReadyState> } | undefined;
  let isAsking = false;

  async function ask(): Promise<ReadyState> {
    isAsking = true;
    try {
      return judge(await figures(), now());
    } catch {
      return { isReady: false, reason: 'The database does not answer.' };
    } finally {
      isAsking = false;
    }
  }

  return async () => {
    // A question that hangs is not asked again beside it.
    if (last === undefined || (!isAsking && now() - last.askedAt >= FRESH_MS)) {
      last = { askedAt: now(), answer: ask() };
    }
    let timer: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<ReadyState>((resolve) => {
      const reason = `The database did not answer within ${timeoutMs / 1000} s.`;
      timer = setTimeout(() => resolve({ isReady: false, reason }), timeoutMs);
    });
    const state = await Promise.race([last.answer, tooSlow]);
    clearTimeout(timer);
    return state;
  };
}

function judge({ oldestSince, nextDue }: OutboxFigures, time: number): ReadyState {
  if (nextDue !== null && time - nextDue > LONGEST_OVERDUE_MS) {
    const minutes = Math.floor((time - nextDue) / 60_000);
    return {
      isReady: false,
      reason: `The outbox is not being emptied: a message is ${minutes} minutes overdue.`,
    };
  }
  return {
    isReady: true,
    oldestSeconds: oldestSince === null ? 0 : Math.max(0, Math.floor((time - oldestSince) / 1000)),
  };
}
