import { describe, expect, it } from 'vitest';
import { createCalendar } from '#contract/calendar.ts';
import { parseMoment } from './command.ts';

describe('parseMoment', () => {
  const calendar = createCalendar('America/Chicago');
  const now = Date.parse('2026-11-10T15:30:00Z');
  const read = (text: string, isEnd = false) =>
    new Date(parseMoment(calendar, text, { name: 'since', isEnd, now })).toISOString();

  it.each([
    ['2026-11-10', '2026-11-10T06:00:00.000Z'],
    ['2026-11-10T01:00:00Z', '2026-11-10T01:00:00.000Z'],
    ['2026-11-10T01:00+05:30', '2026-11-09T19:30:00.000Z'],
    ['12h', '2026-11-10T03:30:00.000Z'],
    ['7d', '2026-11-03T15:30:00.000Z'],
  ])('parses %s as %s', (text, time) => expect(read(text)).toBe(time));

  it('includes the whole last day of a range', () =>
    expect(read('2026-11-10', true)).toBe('2026-11-11T06:00:00.000Z'));

  it.each(['yesterday', '2026-02-30', '10.11.2026', '2026-11-10T25:00:00Z', '5', ''])('rejects %j', (text) =>
    expect(() => read(text)).toThrow(/--since is .* Write a day \(2026-11-15\)/),
  );
});
