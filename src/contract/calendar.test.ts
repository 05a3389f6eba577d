import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createBusinessHours,
  createCalendar,
  daysBetween,
  type OpeningHours,
  type Range,
  shiftDay,
  weekdayOf,
} from './calendar.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OFFICE: readonly OpeningHours[] = [
  { days: [1, 2, 3, 4, 5], open: { from: '09:00', to: '18:00' } },
  { days: [6], open: { from: '10:30', to: '14:00' } },
  { days: [7] },
];
/** Open while clocks change, and opening within the hour that some of them skip. */
const NIGHTS: readonly OpeningHours[] = [
  { days: [1, 3, 6], open: { from: '00:30', to: '23:00' } },
  { days: [4, 7], open: { from: '02:15', to: '24:00' } },
];
const ALWAYS: readonly OpeningHours[] = [
  { days: [1, 2, 3, 4, 5, 6, 7], open: { from: '00:00', to: '24:00' } },
];

describe('a day', () => {
  it.each([
    ['America/Chicago', '2026-11-10', '2026-11-10T06:00:00.000Z'],
    // The days on which clocks change.
    ['America/Chicago', '2026-03-08', '2026-03-08T06:00:00.000Z'],
    ['America/Chicago', '2026-03-09', '2026-03-09T05:00:00.000Z'],
    ['America/Chicago', '2026-11-01', '2026-11-01T05:00:00.000Z'],
    ['Asia/Kolkata', '2026-01-01', '2025-12-31T18:30:00.000Z'],
    ['UTC', '2026-01-01', '2026-01-01T00:00:00.000Z'],
    // Midnight does not exist on this day.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    // Midnight exists twice on this day: east and west of Greenwich.
    ['Asia/Amman', '2021-10-29', '2021-10-28T21:00:00.000Z'],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ])('in %s, %s begins at %s', (timeZone, day, start) => {
    const calendar = createCalendar(timeZone);
    expect(new Date(calendar.startOf(day)).toISOString()).toBe(start);
    expect(calendar.dayOf(calendar.startOf(day))).toBe(day);
    expect(calendar.dayOf(calendar.startOf(day) - 1)).toBe(shiftDay(day, -1));
  });

  it('that a time zone skipped is empty, and begins with the next day', () => {
    const { rangeOf, startOf } = createCalendar('Pacific/Apia');
    const next = startOf('2011-12-31');
    expect(rangeOf('2011-12-30')).toEqual({ since: next, until: next });
  });

  it('has a weekday', () => {
    expect(['2026-11-15', '2026-11-16', '2026-11-21'].map(weekdayOf)).toEqual([7, 1, 6]);
  });
});

it.each([
  ['America/Chicago', '2026-11-01T06:59:59Z', '2026-11-01T01:59:59-05:00'],
  ['America/Chicago', '2026-11-01T07:00:00Z', '2026-11-01T01:00:00-06:00'],
  ['Asia/Kolkata', '2026-01-01T00:00:00.999Z', '2026-01-01T05:30:00+05:30'],
  ['UTC', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+00:00'],
])('in %s, %s is formatted as %s', (timeZone, time, text) => {
  const calendar = createCalendar(timeZone);
  expect(calendar.iso(Date.parse(time))).toBe(text);
  expect(calendar.format(Date.parse(time))).toBe(text.slice(0, 16).replace('T', ' '));
});

/** Zones with two days on which their clocks change. */
const ZONES: readonly [timeZone: string, ...changes: readonly string[]][] = [
  ['America/New_York', '2026-03-08', '2026-11-01'],
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  // Never changes.
  ['Asia/Kolkata', '2026-03-29', '2026-10-25'],
  // Changes by half an hour.
  ['Australia/Lord_Howe', '2026-04-05', '2026-10-04'],
  // Changes at midnight.
  ['Asia/Beirut', '2026-03-29', '2026-10-25'],
];

describe.each(ZONES)('around the clock changes in %s', (timeZone, ...changes) => {
  const calendar = createCalendar(timeZone);
  const { dayOf, startOf, rangeOf } = calendar;
  const changeDay = fc.constantFrom(...changes);
  const near = (ms: number) =>
    fc
      .tuple(changeDay, fc.integer({ min: -ms, max: ms }))
      .map(([day, offset]) => Date.parse(`${day}T00:00Z`) + offset);
  /** Within a day or a month of a change, or on a full minute: the edge cases. */
  const moment = fc.oneof(
    near(DAY),
    near(30 * DAY),
    near(2 * DAY).map((at) => at - (at % MINUTE)),
  );
  const aroundDay = fc
    .tuple(changeDay, fc.integer({ min: -40, max: 40 }))
    .map(([day, days]) => shiftDay(day, days));

  it('the day and the time of a moment are the same as those of Intl', () => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    fc.assert(
      fc.property(moment, (at) => {
        expect(calendar.format(at)).toBe(format.format(at));
      }),
    );
  });

  it('a day lasts from its start to the start of the next', () => {
    fc.assert(
      fc.property(moment, (at) => {
        expect(startOf(dayOf(at))).toBeLessThanOrEqual(at);
        expect(startOf(shiftDay(dayOf(at), 1))).toBeGreaterThan(at);
      }),
    );
  });

  it('shiftDay is additive, and daysBetween counts the shifted days', () => {
    const count = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(aroundDay, count, count, (day, some, more) => {
        expect(shiftDay(shiftDay(day, some), more)).toBe(shiftDay(day, some + more));
        expect(daysBetween(day, shiftDay(day, some))).toBe(some);
        expect(startOf(shiftDay(day, 1)) - startOf(day)).toBeGreaterThanOrEqual(23 * HOUR);
      }),
    );
  });

  it('a moment within a range is in exactly one of its days', () => {
    fc.assert(
      fc.property(aroundDay, fc.integer({ min: 1, max: 40 }), moment, (since, length, at) => {
        const isIn = (range: Range) => at >= range.since && at < range.until;
        const days = Array.from({ length }, (_, index) => shiftDay(since, index));
        const isInRange = isIn(rangeOf(since, shiftDay(since, length)));
        expect(days.filter((day) => isIn(rangeOf(day)))).toEqual(isInRange ? [dayOf(at)] : []);
      }),
    );
  });

  describe.each([
    ['office hours', OFFICE],
    ['nights', NIGHTS],
    ['all hours', ALWAYS],
  ])('with %s', (_name, hours) => {
    const office = createBusinessHours(hours, timeZone);
    const workingTime = (since: number, until: number) => office.workingTime({ since, until });

    it('working time is additive, never negative and never longer than the range', () => {
      fc.assert(
        fc.property(moment, moment, moment, (...moments) => {
          const [first, second, third] = moments.sort((a, b) => a - b) as [number, number, number];
          const elapsed = workingTime(first, third);
          expect(elapsed).toBe(workingTime(first, second) + workingTime(second, third));
          expect(elapsed).toBeGreaterThanOrEqual(0);
          expect(elapsed).toBeLessThanOrEqual(third - first);
          expect(workingTime(third, first)).toBe(0);
          if (hours === ALWAYS) expect(elapsed).toBe(third - first);
        }),
      );
    });

    it('adding working time is the inverse of measuring it', () => {
      fc.assert(
        fc.property(moment, fc.integer({ min: 1, max: 400 * HOUR }), (at, ms) => {
          const end = office.add(at, ms);
          expect(workingTime(at, end)).toBe(ms);
          // `add` returns the earliest such moment.
          expect(workingTime(at, end - 1)).toBe(ms - 1);
        }),
      );
    });

    it('the office is open exactly while working time passes', () => {
      fc.assert(
        fc.property(moment, (at) => {
          expect(office.isOpen(at)).toBe(workingTime(at, at + 1) === 1);
          const [opensAt, closesAt] = [office.opensAt(at)!, office.closesAt(at)!];
          expect(workingTime(at, opensAt)).toBe(0);
          expect(office.isOpen(opensAt)).toBe(true);
          expect(workingTime(opensAt, closesAt)).toBe(closesAt - opensAt);
          expect(office.isOpen(closesAt)).toBe(hours === ALWAYS);
        }),
      );
    });

    it('working time is the same as in a day-by-day reference implementation', () => {
      fc.assert(
        fc.property(near(2 * DAY), fc.integer({ min: 1, max: 3 * DAY }), (since, length) => {
          const until = since + length;
          expect(workingTime(since, until)).toBe(dayByDay(hours, timeZone, { since, until }));
        }),
        { numRuns: 30 },
      );
    });
  });
});

it('opensAt and closesAt return the next times on the local clock', () => {
  const { opensAt, closesAt, isOpen } = createBusinessHours(OFFICE, 'America/Chicago');
  const at = (text: string) => Date.parse(`${text}:00-06:00`);
  const saturday = at('2026-11-14T14:00');
  expect([isOpen(saturday - 1), isOpen(saturday)]).toEqual([true, false]);
  expect([opensAt(saturday), closesAt(saturday)]).toEqual([at('2026-11-16T09:00'), at('2026-11-16T18:00')]);
});

it.each([
  ['without hours', []],
  ['closed all week', [{ days: [1, 2, 3, 4, 5, 6, 7] }]],
  ['with a day that is closed first', [{ days: [1] }, { days: [1], open: { from: '09:00', to: '18:00' } }]],
  ['that closes before it opens', [{ days: [1], open: { from: '22:00', to: '06:00' } }]],
])('an office %s never opens', (_name, hours) => {
  const office = createBusinessHours(hours, 'UTC');
  expect([office.longestDayMs, office.isOpen(0), office.opensAt(0), office.closesAt(0)]).toEqual([
    0,
    false,
    null,
    null,
  ]);
  expect([office.workingTime({ since: 0, until: 90 * DAY }), office.add(0, 1)]).toEqual([0, Infinity]);
});

describe('time zone data', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('takes fewer than 20 calls of Intl for half a year, and is cached afterward', () => {
    const formatToParts = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const until = Date.parse('2026-11-17T12:00:00Z');
    // A zone that no other test uses, so that nothing is cached.
    const measure = (days: number) =>
      createBusinessHours(OFFICE, 'America/Detroit').workingTime({ since: until - days * DAY, until });
    measure(180);
    expect(formatToParts.mock.calls.length).toBeLessThan(20);
    formatToParts.mockClear();
    for (const days of [1, 30, 170]) measure(days);
    createCalendar('America/Detroit').rangeOf('2026-09-01', '2026-10-01');
    expect(formatToParts).not.toHaveBeenCalled();
  });
});

/** Slow reference implementation: checks the clock every quarter of an hour. */
function dayByDay(hours: readonly OpeningHours[], timeZone: string, { since, until }: Range): number {
  const calendar = createCalendar(timeZone);
  let sum = 0;
  for (let day = calendar.dayOf(since); calendar.startOf(day) < until; day = shiftDay(day, 1)) {
    const open = hours.find(({ days }) => days.includes(weekdayOf(day)))?.open;
    if (open === undefined) continue;
    const range = calendar.rangeOf(day);
    let first = range.since;
    while (calendar.timeOf(first) < open.from) first += HOUR / 4;
    let last = first;
    while (last < range.until && calendar.timeOf(last) < open.to) last += HOUR / 4;
    sum += Math.max(0, Math.min(last, until) - Math.max(first, since));
  }
  return sum;
}
