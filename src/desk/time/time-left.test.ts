import { describe, expect, test } from 'vitest';
import { vanePaths } from '#contract/desk/vanes.ts';
import { createOffice } from './office.ts';
import { timeLeft } from './time-left.ts';

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

describe('what is left of a promise', () => {
  test.each([
    ['calm', at(17, '10:42'), at(17, '15:58'), '5 h 16 m left'],
    ['warm', at(17, '10:42'), at(17, '12:31'), '1 h 49 m left'],
    ['hot', at(17, '10:42'), at(17, '11:05'), '23 m left'],
    ['late', at(17, '10:42'), at(17, '10:02'), '40 m late'],
    ['late', at(17, '10:42'), at(15, '13:20'), '1 d 21 h late'],
  ])('%s', (level, now, until, text) => {
    expect(timeLeft(until, now, office)).toMatchObject({ level, text, whileShut: null });
  });

  test('three hours are calm and one is warm; a minute less is not', () => {
    const levelAt = (time: string) => timeLeft(at(17, time), at(17, '10:00'), office).level;
    expect(['13:00', '12:59', '11:00', '10:59'].map(levelAt)).toEqual(['calm', 'warm', 'warm', 'hot']);
  });

  test('a night does not count, and the vanes stand still in it', () => {
    const evening = timeLeft(at(17, '12:31'), at(16, '19:00'), office);
    const night = timeLeft(at(17, '12:31'), at(17, '08:20'), office);
    expect(evening).toMatchObject({ level: 'calm', text: '3 h 31 m left', whileShut: 'opens in 14 h' });
    expect(night).toMatchObject({ vanes: evening.vanes, whileShut: 'opens in 40 m' });
  });

  test('twenty-four hours of a week are a working day, and never more than nine vanes', () => {
    expect(timeLeft(at(18, '10:42'), at(17, '10:42'), office).vanes).toBe(9);
  });

  test('when nobody will be here before it ends, it is hot and told by the clock', () => {
    expect(timeLeft(at(15, '13:00'), at(14, '15:00'), office)).toEqual({
      level: 'hot',
      vanes: 0,
      text: '22 h left',
      whileShut: null,
    });
  });
});

describe('vanes', () => {
  const count = (path: string) => path.split('M').length - 1;

  test('the last one that is left shrinks', () => {
    const { left, gone } = vanePaths(1.5);
    expect([count(left), count(gone)]).toEqual([2, 8]);
  });

  test('all full or all empty', () => {
    expect([vanePaths(9).gone, vanePaths(0).left]).toEqual(['', '']);
  });
});
