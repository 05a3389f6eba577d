import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTimeAtWork, createWorkingTime, type OpeningHours, type Span } from './working-time.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OFFICE: readonly OpeningHours[] = [
  { days: [1, 2, 3, 4, 5], open: { from: '09:00', to: '18:00' } },
  { days: [6], open: { from: '10:30', to: '14:00' } },
  { days: [7] },
];
/** Open when clocks are changed. */
const NIGHTS: readonly OpeningHours[] = [{ days: [1, 3, 6, 7], open: { from: '00:30', to: '23:00' } }];
const NEVER: readonly OpeningHours[] = [];
const ZONES = [
  'UTC',
  'America/Chicago',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Pacific/Apia',
];

/** A stretch of any length up to three years, at any time since 2009: the same ones in each run. */
function createStretches(): () => Span {
  let state = 42;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const start = Date.parse('2009-01-01T00:00:00Z');
  return () => {
    const from = Math.floor(start + random() * 17 * 365 * DAY);
    return { from, to: Math.floor(from + random() ** 3 * 3 * 365 * DAY) };
  };
}

describe('time at work', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(ZONES)('is the sum of what each day has of it in %s', (timeZone) => {
    const nextStretch = createStretches();
    for (const hours of [OFFICE, NIGHTS, NEVER]) {
      const workingTime = createWorkingTime(hours, timeZone);
      const timeAtWork = createTimeAtWork(hours, timeZone);
      for (let count = 0; count < 12; count += 1) {
        const within = nextStretch();
        const byDay = dayByDay(hours, timeZone, within);
        expect(workingTime(within)).toEqual(byDay);
        expect(timeAtWork(within)).toBe(byDay.reduce((sum, { from, to }) => sum + (to - from), 0));
      }
    }
  });

  it('asks the clock no more often for a long time than for a short one', () => {
    const to = Date.parse('2026-11-17T12:00:00Z');
    const workingTime = createWorkingTime(OFFICE, 'America/Chicago');
    const timeAtWork = createTimeAtWork(OFFICE, 'America/Chicago');
    workingTime({ from: to - 400 * DAY, to });
    timeAtWork({ from: to - 400 * DAY, to });
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    for (const days of [1, 30, 390]) {
      workingTime({ from: to - days * DAY, to });
      timeAtWork({ from: to - days * DAY, to });
    }
    expect(asked).toHaveBeenCalledTimes(3 * 2 * 2);
  });
});

/** Slow and plain. */
function dayByDay(hours: readonly OpeningHours[], timeZone: string, { from, to }: Span): Span[] {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const read = (instant: number) => Date.parse(`${format.format(instant).replace(' ', 'T')}Z`);
  const instantOf = (day: string, time: string) => {
    const local = Date.parse(`${day}T${time}Z`);
    const guess = local - (read(local) - local);
    return local - (read(guess) - guess);
  };
  const spans: Span[] = [];
  const lastDay = read(to);
  for (let midnight = Math.floor(read(from) / DAY) * DAY; midnight <= lastDay; midnight += DAY) {
    const weekday = new Date(midnight).getUTCDay() || 7;
    const open = hours.find(({ days }) => days.includes(weekday))?.open;
    if (open === undefined) continue;
    const day = new Date(midnight).toISOString().slice(0, 10);
    const span = {
      from: Math.max(from, instantOf(day, open.from)),
      to: Math.min(to, instantOf(day, open.to)),
    };
    if (span.from < span.to) spans.push(span);
  }
  return spans;
}
