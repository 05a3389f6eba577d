import { describe, expect, it } from 'vitest';
import { createCalendar } from './calendar.ts';

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
  ])('in %s, %s begins at %s', (timeZone, day, start) => {
    const calendar = createCalendar(timeZone);
    expect(new Date(calendar.startOf(day)).toISOString()).toBe(start);
    expect(calendar.dayOf(calendar.startOf(day))).toBe(day);
    expect(calendar.dayOf(calendar.startOf(day) - 1)).toBe(calendar.shift(day, -1));
  });
});

it.each([
  ['America/Chicago', '2026-11-01T06:59:59Z', '2026-11-01T01:59:59-05:00'],
  ['America/Chicago', '2026-11-01T07:00:00Z', '2026-11-01T01:00:00-06:00'],
  ['Asia/Kolkata', '2026-01-01T00:00:00.999Z', '2026-01-01T05:30:00+05:30'],
  ['UTC', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+00:00'],
])('in %s, %s is written as %s', (timeZone, time, text) => {
  expect(createCalendar(timeZone).iso(Date.parse(time))).toBe(text);
});
