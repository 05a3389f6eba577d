/** When people are at work on some days of the week, by the clock on their wall. */
export interface OpeningHours {
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
  /** From and to as "HH:MM" on a 24-hour clock; absent when closed. */
  readonly open?: { readonly from: string; readonly to: string };
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The parts of a stretch of time in which people are at work, in order. */
export type WorkingTime = (within: Span) => Span[];

/** How long people are at work in a stretch of time, in milliseconds. */
export type TimeAtWork = (within: Span) => number;

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** A Monday, as 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * DAY_MS;

export function createWorkingTime(hours: readonly OpeningHours[], timeZone: string): WorkingTime {
  const weeksWithin = createWeeks(hours, timeZone);
  return (within) => weeksWithin(within).flatMap(({ spans }) => cut(spans, within));
}

export function createTimeAtWork(hours: readonly OpeningHours[], timeZone: string): TimeAtWork {
  const weeksWithin = createWeeks(hours, timeZone);
  return (within) =>
    weeksWithin(within).reduce((sum, { spans, length }, index, weeks) => {
      // Only the first and the last can reach beyond the stretch.
      const isWhole = index > 0 && index < weeks.length - 1;
      return sum + (isWhole ? length : lengthOf(cut(spans, within)));
    }, 0);
}

interface Week {
  readonly spans: readonly Span[];
  readonly length: number;
}

/** Asking the clock takes long, so each week is worked out once: whatever clock changes it has, it has for good. */
function createWeeks(hours: readonly OpeningHours[], timeZone: string): (within: Span) => Week[] {
  const clock = createWallClock(timeZone);
  const known = new Map<number, Week>();

  function weekFrom(monday: number): Week {
    const spans = Array.from({ length: 7 }, (_, index) => index).flatMap((index) => {
      const open = hours.find(({ days }) => days.includes(index + 1))?.open;
      if (open === undefined) return [];
      const day = monday + index * DAY_MS;
      const from = clock.instantOf(day + timeOfDay(open.from));
      const to = clock.instantOf(day + timeOfDay(open.to));
      return from < to ? [{ from, to }] : [];
    });
    return { spans, length: lengthOf(spans) };
  }

  return ({ from, to }) => {
    const weeks: Week[] = [];
    const lastDay = clock.read(to);
    for (let monday = mondayBefore(clock.read(from)); monday <= lastDay; monday += WEEK_MS) {
      const week = known.get(monday) ?? weekFrom(monday);
      known.set(monday, week);
      weeks.push(week);
    }
    return weeks;
  };
}

function mondayBefore(local: number): number {
  return Math.floor((local - FIRST_MONDAY) / WEEK_MS) * WEEK_MS + FIRST_MONDAY;
}

function cut(spans: readonly Span[], within: Span): Span[] {
  return spans
    .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) }))
    .filter(({ from, to }) => from < to);
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + (to - from), 0);
}

/** In milliseconds since midnight. */
export function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60 * 1000;
}

/** Local times are written as if they were UTC, so that a day is always as long as a day. */
function createWallClock(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  const read = (instant: number): number => {
    const parts = format.formatToParts(instant);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((one) => one.type === type)?.value ?? 0);
    return Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
  };
  return {
    read,
    instantOf(local: number): number {
      const guess = local - (read(local) - local);
      // Once more from there: between the two the clock may have been changed to summer time.
      return local - (read(guess) - guess);
    },
  };
}
