import { describe, expect, test } from 'vitest';
import type { ItemRow } from '#contract/desk/items.ts';
import { createOffice } from '../time/office.ts';
import { dueGroups } from './due-groups.ts';
import { todaySentence } from './today-sentence.ts';

const ZONE = 'America/Chicago';
const office = createOffice([{ days: [1, 2, 3, 4, 5], open: { from: '09:00', to: '18:00' } }], ZONE);
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00-06:00`);
const now = at(17, '10:42');

const DAY_MS = 24 * 3_600_000;
/** Only its times matter here. */
const dueAt = (promisedUntil: number) =>
  ({ reference: String(promisedUntil), receivedAt: promisedUntil - DAY_MS, promisedUntil }) as ItemRow;
const sentence = (due: readonly number[], count = due.length) =>
  todaySentence(due.map(dueAt), count, now, ZONE);

describe('the title of the day', () => {
  test.each([
    ['Nobody is waiting', []],
    ['One person is waiting, since yesterday', [at(17, '11:05')]],
    ['Two people are waiting, all since yesterday', [at(17, '11:05'), at(17, '12:00')]],
    [
      'Three people are waiting, one of them since Saturday',
      [at(15, '13:20'), at(17, '11:05'), at(17, '12:00')],
    ],
    [
      'Three people are waiting, two of them since Saturday',
      [at(15, '13:20'), at(15, '14:00'), at(17, '12:00')],
    ],
    [
      'Two people are waiting, one of them since November 4',
      [Date.parse('2026-11-05T13:20:00-06:00'), at(17, '12:00')],
    ],
  ])('%s', (title, due) => {
    expect(sentence(due)).toBe(title);
  });

  test('from thirteen on it counts in digits', () => {
    expect(sentence([at(17, '11:05')], 13)).toBe('13 people are waiting, one of them since yesterday');
  });
});

describe('groups by when they fall due', () => {
  const labels = (when: number, due: readonly number[]) =>
    dueGroups(due.map(dueAt), when, office).map(({ label, counted }) => `${label}: ${counted}`);

  test('while the office is open', () => {
    const due = [
      at(17, '10:00'),
      at(17, '11:05'),
      at(17, '12:31'),
      at(17, '18:00'),
      at(17, '21:00'),
      at(18, '10:36'),
    ];
    expect(labels(now, due)).toEqual([
      'Late: 1',
      'Before 2 PM: 2, one within half an hour',
      'Before we close at 6 PM: 1',
      'Later today: 1',
      'Tomorrow: 1',
    ]);
  });

  test('before it opens', () => {
    expect(labels(at(17, '07:00'), [at(17, '08:30'), at(17, '11:05'), at(19, '11:00')])).toEqual([
      'Before we open at 9 AM: 1',
      'Later today: 1',
      'Thursday: 1',
    ]);
  });
});
