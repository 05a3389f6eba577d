import { expect, test } from 'vitest';
import { momentOf, zoneName } from './schedule-time.ts';

const ZONE = 'America/Chicago';

test.each([
  ['2026-11-23', '06:00', '2026-11-23T06:00:00-06:00'],
  ['2026-07-01', '23:30', '2026-07-01T23:30:00-05:00'],
  // The clocks change at two o'clock.
  ['2026-03-08', '01:30', '2026-03-08T01:30:00-06:00'],
  ['2026-03-08', '03:30', '2026-03-08T03:30:00-05:00'],
  ['2026-11-01', '00:30', '2026-11-01T00:30:00-05:00'],
  ['2026-11-01', '02:30', '2026-11-01T02:30:00-06:00'],
])('%s at %s in the office is %s', (day, time, moment) => {
  expect(momentOf(day, time, ZONE)).toBe(Date.parse(moment));
});

test('a missing day or time is not a moment', () => {
  expect(momentOf('', '06:00', ZONE)).toBeNaN();
  expect(momentOf('2026-11-23', '', ZONE)).toBeNaN();
});

test('the zone has the name of that day', () => {
  expect(zoneName(Date.parse('2026-11-23T12:00:00Z'), ZONE)).toBe('CST');
  expect(zoneName(Date.parse('2026-07-01T12:00:00Z'), ZONE)).toBe('CDT');
});
