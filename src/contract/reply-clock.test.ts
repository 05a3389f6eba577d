import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBusinessHours, type OpeningHours } from './calendar.ts';
import { createReplyClock } from './reply-clock.ts';

const HOUR = 3_600_000;
const OFFICE: readonly OpeningHours[] = [
  { days: [1, 2, 3, 4, 5], open: { from: '09:00', to: '18:00' } },
  { days: [6], open: { from: '10:00', to: '14:00' } },
  { days: [7] },
];
/** Open on Sundays at the hours when clocks change. */
const NIGHT_SHIFT: readonly OpeningHours[] = [{ days: [1, 4, 7], open: { from: '00:30', to: '09:30' } }];

/** November 2026 in Houston: the 16th is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00-06:00`);
const houston = createReplyClock(OFFICE, 'America/Chicago');

describe('a reply is due after nine office hours', () => {
  it.each([
    ['at the same time of the next day', at(16, '10:33'), at(17, '10:33')],
    ['at closing time of the same day', at(16, '09:00'), at(16, '18:00')],
    ['at closing time of the next day when it arrives in the evening', at(16, '19:38'), at(17, '18:00')],
    ['on Monday when it arrives on Friday, as Saturday counts four', at(13, '15:00'), at(16, '11:00')],
    ['on Monday when it arrives on Saturday', at(14, '13:00'), at(16, '17:00')],
    ['on Monday when it arrives on Sunday', at(15, '11:33'), at(16, '18:00')],
  ])('%s', (_name, receivedAt, dueAt) => {
    expect(houston.dueAt(receivedAt)).toBe(dueAt);
  });
});

it('remaining and overdue time are office hours, and stop while the office is closed', () => {
  const receivedAt = at(16, '10:33');
  const time = (now: number) => {
    const { level, ms, vanes } = houston.replyTime(receivedAt, now);
    return [level, ms / 60_000, vanes];
  };
  expect(time(receivedAt - HOUR)).toEqual(['calm', 540, 9]);
  expect(time(at(16, '18:00'))).toEqual(['warm', 93, 1.55]);
  expect(time(at(17, '03:00'))).toEqual(['warm', 93, 1.55]);
  expect(time(at(17, '09:34'))).toEqual(['hot', 59, 59 / 60]);
  expect(time(at(17, '17:33'))).toEqual(['late', 420, 9]);
  expect(time(at(17, '22:00'))).toEqual(['late', 447, 9]);
  expect(time(at(18, '09:15'))).toEqual(['late', 462, 9]);
});

it('the promised time is the longest day of the week, or 24 hours without office hours', () => {
  const short = createReplyClock([{ days: [2, 4], open: { from: '08:00', to: '12:00' } }], 'UTC');
  expect(short.promisedMs).toBe(4 * HOUR);
  expect(short.dueAt(Date.parse('2026-11-17T10:00Z'))).toBe(Date.parse('2026-11-19T10:00Z'));
  for (const hours of [[], [{ days: [1] }], [{ days: [1], open: { from: '22:00', to: '06:00' } }]]) {
    expect(createReplyClock(hours, 'UTC').dueAt(0)).toBe(24 * HOUR);
  }
});

describe.each([
  ['America/Chicago', '2026-03-08', '2026-11-01'],
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-10-04'],
  ['Africa/Cairo', '2026-04-24', '2026-10-29'],
  ['Asia/Kolkata', '2026-03-08', '2026-11-01'],
])('around the clock changes in %s', (timeZone, ...changes) => {
  const WEEK = 7 * 24 * HOUR;
  const aroundChange = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -WEEK, max: WEEK }))
    .map(([day, offset]) => Date.parse(`${day}T00:00Z`) + offset);

  it.each([
    ['office hours', OFFICE],
    ['a night shift', NIGHT_SHIFT],
  ])('counts nine hours of %s', (_name, hours) => {
    const clock = createReplyClock(hours, timeZone);
    const { workingTime } = createBusinessHours(hours, timeZone);
    const officeTime = (since: number, until: number) => workingTime({ since, until });
    const isOpen = (instant: number) => officeTime(instant - 1, instant) === 1;
    fc.assert(
      fc.property(aroundChange, aroundChange, (one, other) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        const dueAt = clock.dueAt(first);
        // Within office hours, closing time included.
        expect(isOpen(dueAt)).toBe(true);
        expect(officeTime(first, dueAt)).toBe(9 * HOUR);
        // An earlier arrival is never due later.
        expect(clock.dueAt(second)).toBeGreaterThanOrEqual(dueAt);
        const { ms, level } = clock.replyTime(first, second);
        const elapsed = officeTime(first, second);
        expect(level === 'late' ? elapsed - ms : elapsed + ms).toBe(9 * HOUR);
        expect(level === 'late').toBe(second >= dueAt);
      }),
    );
  });
});
