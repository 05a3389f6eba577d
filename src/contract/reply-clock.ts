import { createBusinessHours, type OpeningHours } from './calendar.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The glyphs of a countdown: one per office hour of a nine-hour working day. */
export const VANES = 9;

/** How urgent a reply is: warm below three office hours, hot below one. */
export type Level = 'calm' | 'warm' | 'hot' | 'late';

export interface ReplyTime {
  readonly dueAt: number;
  readonly level: Level;
  /** Full vanes, as a fraction; all of them when the reply is late. */
  readonly vanes: number;
  /** Office time until the reply is due, or since it was due. */
  readonly ms: number;
}

/**
 * The reply promise: one working day, counted in office time. Site, emails and desk all use this clock, so nothing is
 * due while the office is closed.
 */
export interface ReplyClock {
  readonly promisedMs: number;
  dueAt(receivedAt: number): number;
  replyTime(receivedAt: number, now: number): ReplyTime;
}

/** For a company without office hours, every hour counts. */
const ALWAYS_OPEN: readonly OpeningHours[] = [
  { days: [1, 2, 3, 4, 5, 6, 7], open: { from: '00:00', to: '24:00' } },
];

export function createReplyClock(hours: readonly OpeningHours[], timeZone: string): ReplyClock {
  const office = createBusinessHours(hours, timeZone);
  const counted = office.longestDayMs > 0 ? office : createBusinessHours(ALWAYS_OPEN, timeZone);
  const promisedMs = counted.longestDayMs;
  const dueAt = (receivedAt: number) => counted.add(receivedAt, promisedMs);
  return {
    promisedMs,
    dueAt,
    replyTime(receivedAt, now) {
      const due = dueAt(receivedAt);
      if (now >= due) {
        const ms = counted.workingTime({ since: due, until: now });
        return { dueAt: due, level: 'late', vanes: VANES, ms };
      }
      const ms = counted.workingTime({ since: Math.max(now, receivedAt), until: due });
      const level = ms < HOUR_MS ? 'hot' : ms < 3 * HOUR_MS ? 'warm' : 'calm';
      return { dueAt: due, level, vanes: (VANES * ms) / promisedMs, ms };
    },
  };
}
