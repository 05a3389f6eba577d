import { describe, expect, test } from 'vitest';
import { vanePaths } from '#contract/desk/vanes.ts';
import { createOffice, timeLeft } from './office.ts';

const office = createOffice(
  [
    { days: [1, 2, 3, 4, 5], open: { from: '09:00', to: '18:00' } },
    { days: [6], open: { from: '10:00', to: '14:00' } },
    { days: [7] },
  ],
  'America/Chicago',
);
/** November 2026 in Houston, six hours behind UTC: the 16th is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00-06:00`);

describe('time left', () => {
  test.each([
    ['calm', at(16, '15:58'), at(17, '10:42'), '5 h 16 m left', 'due 3:58 PM'],
    ['warm', at(16, '12:31'), at(17, '10:42'), '1 h 49 m left', 'due 12:31 PM'],
    ['hot', at(16, '11:05'), at(17, '10:42'), '23 m left', 'due 11:05 AM'],
    ['late', at(16, '10:02'), at(17, '10:42'), '40 m late', 'due 10:02 AM'],
    // Counted in office hours, never in days.
    ['late', at(14, '13:20'), at(18, '10:42'), '11 h 22 m late', 'due Mon 5:20 PM'],
    ['late', at(11, '09:20'), at(18, '10:42'), '41 h 22 m late', 'due Thu 9:20 AM'],
  ])('is "$3, $4" at level $0', (level, receivedAt, now, text, due) => {
    expect(timeLeft(receivedAt, now, office)).toMatchObject({ level, text, due, opensIn: null });
  });

  test('is paused while the office is closed, and shows when it opens', () => {
    const evening = timeLeft(at(16, '12:31'), at(16, '19:00'), office);
    const night = timeLeft(at(16, '12:31'), at(17, '08:20'), office);
    expect(evening).toMatchObject({ level: 'calm', text: '3 h 31 m left', opensIn: 'opens in 14 h' });
    expect(night).toMatchObject({ vanes: evening.vanes, text: '3 h 31 m left', opensIn: 'opens in 40 m' });
    expect(timeLeft(at(13, '15:00'), at(16, '20:00'), office)).toMatchObject({
      text: '7 h late',
      longText: 'late by 7 h of office time',
      opensIn: 'opens in 13 h',
    });
  });

  test('decreases from the newest to the oldest submission, also across a weekend', () => {
    const now = at(16, '19:38');
    const received = [at(16, '10:33'), at(16, '09:10'), at(15, '11:33'), at(14, '13:00'), at(13, '17:33')];
    expect(received.map((receivedAt) => timeLeft(receivedAt, now, office).text)).toEqual([
      '1 h 33 m left',
      '10 m left',
      'late',
      '1 h late',
      '4 h 27 m late',
    ]);
  });
});

describe('vanes', () => {
  const count = (path: string) => path.split('M').length - 1;

  test('split the last remaining one between time left and time gone', () => {
    const { left, gone } = vanePaths(1.5);
    expect([count(left), count(gone)]).toEqual([2, 8]);
  });

  test('are all full at the start and all empty at the end', () => {
    expect([vanePaths(9).gone, vanePaths(0).left]).toEqual(['', '']);
  });
});
