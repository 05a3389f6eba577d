import { expect, test } from 'vitest';
import { durationText } from '#content/desk/duration.ts';
import { numberWord } from '#content/number-words.ts';
import { whenInSentence, whenText } from './when.ts';

const ZONE = 'America/Chicago';
const now = Date.parse('2026-11-17T10:42:00-06:00');

test.each([
  ['2026-11-17T11:05:00-06:00', '11:05 AM'],
  ['2026-11-16T17:26:00-06:00', 'Mon 5:26 PM'],
  ['2026-11-18T10:36:00-06:00', 'Wed 10:36 AM'],
  ['2026-11-09T17:26:00-06:00', 'Nov 9'],
  ['2025-11-12T17:26:00-06:00', 'Nov 12, 2025'],
])('%s is shown as %s', (at, text) => {
  expect(whenText(Date.parse(at), now, ZONE)).toBe(text);
});

test('days are those of the time zone of the office, not of the browser', () => {
  expect(whenText(Date.parse('2026-11-18T05:30:00Z'), now, ZONE)).toBe('11:30 PM');
  expect(whenInSentence(Date.parse('2026-11-17T18:31:00Z'), now, ZONE)).toBe('12:31 PM today');
});

test('durations have at most two units and are at least one minute', () => {
  const minutes = [0, 1, 23, 60, 109, 24 * 60, 45 * 60 + 22];
  expect(minutes.map((count) => durationText(count * 60_000))).toEqual([
    '1 m',
    '1 m',
    '23 m',
    '1 h',
    '1 h 49 m',
    '1 d',
    '1 d 21 h',
  ]);
});

test('numbers up to twelve are spelled out', () => {
  expect([1, 12, 13, 2318].map(numberWord)).toEqual(['one', 'twelve', '13', '2,318']);
});
