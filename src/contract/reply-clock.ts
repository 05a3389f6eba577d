import { createTimeAtWork, createWorkingTime, type OpeningHours, timeOfDay } from './working-time.ts';

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** The glyphs of a countdown: one for each office hour of a working day of nine hours. */
export const VANES = 9;

/** How urgent a reply is: warm below three office hours, hot below one. */
export type Level = 'calm' | 'warm' | 'hot' | 'late';

export interface ReplyTime {
  readonly dueAt: number;
  readonly level: Level;
  /** Vanes that are full, the last one in part; all of them when the reply is late. */
  readonly vanes: number;
  /** Office time until the reply is due, or since it was due. */
  readonly ms: number;
}

/**
 * The reply promise: one working day, counted in office time. Site, emails and desk all use this clock, for what is left
 * and for what is late, so nothing falls due while the office is closed.
 */
export interface ReplyClock {
  /** The office time within which a reply is promised. */
  readonly promisedMs: number;
  dueAt(receivedAt: number): number;
  replyTime(receivedAt: number, now: number): ReplyTime;
}

/** For a company without office hours, every hour counts. */
const ALWAYS_OPEN: readonly OpeningHours[] = [
  { days: [1, 2, 3, 4, 5, 6, 7], open: { from: '00:00', to: '24:00' } },
];

export function createReplyClock(hours: readonly OpeningHours[], timeZone: string): ReplyClock {
  const counted = longestDay(hours) > 0 ? hours : ALWAYS_OPEN;
  const promisedMs = longestDay(counted);
  const spansIn = createWorkingTime(counted, timeZone);
  const officeTime = createTimeAtWork(counted, timeZone);

  function dueAt(receivedAt: number): number {
    // A week has the longest day at least once, so two are almost always enough.
    for (let weeks = 2; ; weeks *= 2) {
      let left = promisedMs;
      for (const { from, to } of spansIn({ from: receivedAt, to: receivedAt + weeks * WEEK_MS })) {
        if (left <= to - from) return from + left;
        left -= to - from;
      }
    }
  }

  return {
    promisedMs,
    dueAt,
    replyTime(receivedAt, now) {
      const due = dueAt(receivedAt);
      if (now >= due) {
        return { dueAt: due, level: 'late', vanes: VANES, ms: officeTime({ from: due, to: now }) };
      }
      const ms = officeTime({ from: Math.max(now, receivedAt), to: due });
      const level = ms < HOUR_MS ? 'hot' : ms < 3 * HOUR_MS ? 'warm' : 'calm';
      return { dueAt: due, level, vanes: (VANES * ms) / promisedMs, ms };
    },
  };
}

/** In milliseconds: 9:00 to 18:00 are nine hours. */
function longestDay(hours: readonly OpeningHours[]): number {
  const lengths = hours.map(({ open, days }) =>
    open === undefined || days.length === 0 ? 0 : timeOfDay(open.to) - timeOfDay(open.from),
  );
  return Math.max(0, ...lengths);
}
