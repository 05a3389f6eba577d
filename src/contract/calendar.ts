/**
 * Days, times of day and business hours in a time zone. A moment is in milliseconds since 1970. A day is text such as
 * 2026-11-15, so days compare as text.
 */

export interface Range {
  readonly since: number;
  /** Exclusive. */
  readonly until: number;
}

export interface DayRange {
  readonly since: string;
  /** Exclusive. */
  readonly until: string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** Whether a text is a day such as 2026-11-15. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && dayText(day.getTime()) === text;
}

/** A negative number of days goes back. */
export function shiftDay(day: string, days: number): string {
  return dayText(Date.parse(day) + days * DAY_MS);
}

export function daysBetween(since: string, until: string): number {
  return (Date.parse(until) - Date.parse(since)) / DAY_MS;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

export interface Calendar {
  /** 2026-11-15 */
  dayOf(at: number): string;
  /** 09:30 */
  timeOf(at: number): string;
  /** 2026-11-15 09:30 */
  format(at: number): string;
  /** 2026-11-15T09:30:00-06:00 */
  iso(at: number): string;
  /** The first moment of a day. */
  startOf(day: string): number;
  /** Covers one day when no `until` is given. */
  rangeOf(since: string, until?: string): Range;
}

export function createCalendar(timeZone: string): Calendar {
  const clock = clockIn(timeZone);
  const startOf = (day: string) => clock.momentOf(Date.parse(day));
  const dayOf = (at: number) => dayText(clock.read(at));
  const timeOf = (at: number) => timeText(clock.read(at));
  return {
    dayOf,
    timeOf,
    format: (at) => `${dayOf(at)} ${timeOf(at)}`,
    iso(at) {
      const local = clock.read(at);
      const offset = local - at;
      const time = new Date(local).toISOString().replace(/\.\d+Z$/, '');
      return `${time}${offset < 0 ? '-' : '+'}${timeText(Math.abs(offset))}`;
    },
    startOf,
    rangeOf: (since, until = shiftDay(since, 1)) => ({ since: startOf(since), until: startOf(until) }),
  };
}

/** Opening hours in local time, for some days of the week. */
export interface OpeningHours {
  /** 1 is Monday, 7 is Sunday. */
  readonly days: readonly number[];
  /** From and to as "HH:MM" on a 24-hour clock; absent when closed. */
  readonly open?: { readonly from: string; readonly to: string };
}

export interface BusinessHours {
  /** Length of the longest working day by local time; 0 when the office never opens. */
  readonly longestDayMs: number;
  isOpen(at: number): boolean;
  /** The next moment at which the office is open, `at` included; null when it never opens. */
  opensAt(at: number): number | null;
  /** Null when the office never opens. */
  closesAt(at: number): number | null;
  workingTime(range: Range): number;
  /** The moment at which `workingMs` of working time have passed; Infinity when the office never opens. */
  add(at: number, workingMs: number): number;
}

interface Week extends Range {
  /** When the office is open, in order. */
  readonly spans: readonly Range[];
  readonly workingMs: number;
}

export function createBusinessHours(hours: readonly OpeningHours[], timeZone: string): BusinessHours {
  const clock = clockIn(timeZone);
  const opening = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const open = hours.find(({ days }) => days.includes(weekday))?.open;
    const midnight = (weekday - 1) * DAY_MS;
    return open ? [{ since: midnight + timeOfDay(open.from), until: midnight + timeOfDay(open.to) }] : [];
  });
  const longestDayMs = Math.max(0, ...opening.map(({ since, until }) => until - since));
  const weeks = new Map<number, Week>();

  /** Cached: a report over many submissions asks for the same half year repeatedly. */
  function weekFrom(monday: number): Week {
    let week = weeks.get(monday);
    if (week === undefined) {
      const rangeOf = ({ since, until }: Range): Range => ({
        since: clock.momentOf(monday + since),
        until: clock.momentOf(monday + until),
      });
      const spans = opening.map(rangeOf).filter(({ since, until }) => since < until);
      week = { ...rangeOf({ since: 0, until: WEEK_MS }), spans, workingMs: lengthOf(spans) };
      weeks.set(monday, week);
    }
    return week;
  }

  function nextSpan(at: number): Range | null {
    if (longestDayMs === 0) return null;
    for (let monday = mondayBefore(clock.read(at)); ; monday += WEEK_MS) {
      const span = weekFrom(monday).spans.find(({ until }) => until > at);
      if (span !== undefined) return { since: Math.max(span.since, at), until: span.until };
    }
  }

  return {
    longestDayMs,
    isOpen: (at) => nextSpan(at)?.since === at,
    opensAt: (at) => nextSpan(at)?.since ?? null,
    closesAt: (at) => nextSpan(at)?.until ?? null,
    workingTime(range) {
      let sum = 0;
      for (let monday = mondayBefore(clock.read(range.since)); ; monday += WEEK_MS) {
        const week = weekFrom(monday);
        if (week.since >= range.until) return sum;
        const isWhole = week.since >= range.since && week.until <= range.until;
        sum += isWhole ? week.workingMs : lengthOf(cut(week.spans, range));
      }
    },
    add(at, workingMs) {
      if (longestDayMs === 0) return Number.POSITIVE_INFINITY;
      let left = workingMs;
      for (let monday = mondayBefore(clock.read(at)); ; monday += WEEK_MS) {
        for (const { since, until } of cut(weekFrom(monday).spans, { since: at, until: Infinity })) {
          if (left <= until - since) return since + left;
          left -= until - since;
        }
      }
    },
  };
}

function cut(spans: readonly Range[], range: Range): Range[] {
  return spans
    .map(({ since, until }) => ({
      since: Math.max(since, range.since),
      until: Math.min(until, range.until),
    }))
    .filter(({ since, until }) => since < until);
}

function lengthOf(spans: readonly Range[]): number {
  return spans.reduce((sum, { since, until }) => sum + (until - since), 0);
}

/** In milliseconds since midnight. */
function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}

/** 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * DAY_MS;

function mondayBefore(local: number): number {
  return Math.floor((local - FIRST_MONDAY) / WEEK_MS) * WEEK_MS + FIRST_MONDAY;
}

function dayText(local: number): string {
  return new Date(local).toISOString().replace(/T.*/, '');
}

function timeText(local: number): string {
  return new Date(local).toISOString().replace(/.*T(\d\d:\d\d).*/, '$1');
}

/** A local time is a number too: what the clock shows, in milliseconds as if it were UTC. */
interface Clock {
  read(at: number): number;
  /** The first moment at which the clock shows this time or, where clocks skip it, a later one. */
  momentOf(local: number): number;
}

const clocks = new Map<string, Clock>();

function clockIn(timeZone: string): Clock {
  const clock = clocks.get(timeZone) ?? createClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * About three weeks; a power of two minutes, so halving it always gives whole minutes. From 2011 to 2040, no time
 * zone changes its clock and changes it back within three weeks.
 */
const STRETCH_MS = 2 ** 15 * MINUTE_MS;

function createClock(timeZone: string): Clock {
  // Intl is slow, so offsets are cached: half a year needs about a dozen calls, the first time only.
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const known = new Map<number, number>();

  function readOffset(at: number): number {
    let offset = known.get(at);
    if (offset === undefined) {
      const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
      offset = parseOffset(name);
      known.set(at, offset);
    }
    return offset;
  }

  /** A stretch whose ends have the same offset has that offset throughout. Clocks change at whole minutes. */
  function offsetAt(at: number): number {
    let since = Math.floor(at / STRETCH_MS) * STRETCH_MS;
    let until = since + STRETCH_MS;
    while (until - since > MINUTE_MS && readOffset(since) !== readOffset(until)) {
      const middle = (since + until) / 2;
      if (at < middle) until = middle;
      else since = middle;
    }
    return readOffset(since);
  }

  return {
    read: (at) => at + offsetAt(at),
    momentOf(local) {
      const offsetBefore = offsetAt(local - DAY_MS);
      const first = local - offsetBefore;
      const offset = offsetAt(first);
      if (offset === offsetBefore) return first;
      // The clock has changed since the day before.
      let moment = local - offset;
      // The clock was moved forward past this time.
      while (offsetAt(moment) !== offset) moment += MINUTE_MS;
      return moment;
    },
  };
}

/** Parses "GMT", "GMT-06:00" or, for the nineteenth century, "GMT-05:50:36". */
function parseOffset(name: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = name.slice('GMT+'.length).split(':').map(Number);
  const offset = hours * HOUR_MS + minutes * MINUTE_MS + seconds * 1000;
  return name.startsWith('GMT-') ? -offset : offset;
}
