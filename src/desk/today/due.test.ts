import { describe, expect, test } from 'vitest';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { createOffice } from '../time/office.ts';
import { dueGroups, todaySentence } from './due.ts';

const ZONE = 'America/Chicago';
const office = createOffice([{ days: [1, 2, 3, 4, 5], open: { from: '09:00', to: '18:00' } }], ZONE);
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00-06:00`);
const now = at(17, '10:42');

const DAY_MS = 24 * 3_600_000;
/** A submission of which only the time matters. */
const receivedAt = (time: number) =>
  ({ reference: String(time), email: `${time}@visitor.example`, receivedAt: time }) as SubmissionSummary;
/** Takes due times: each submission was received a day earlier. */
const sentence = (times: readonly number[], count = times.length) =>
  todaySentence(
    times.map((time) => receivedAt(time - DAY_MS)),
    count,
    now,
    ZONE,
  );

describe('the title of Today', () => {
  test.each([
    ['All caught up', []],
    ['1 person is waiting, since yesterday', [at(17, '11:05')]],
    ['1 person is waiting, since 9:10 AM', [at(18, '09:10')]],
    ['2 people are waiting, the first since 9:10 AM', [at(18, '09:10'), at(18, '10:00')]],
    ['2 people are waiting, both since yesterday', [at(17, '11:05'), at(17, '12:00')]],
    ['3 people are waiting, all since Saturday', [at(15, '11:05'), at(15, '12:00'), at(15, '12:01')]],
    // The clock of the browser may be behind that of the server.
    ['1 person is waiting, since 10:50 AM', [at(18, '10:50')]],
    ['1 person is waiting, since November 10, 2025', [Date.parse('2025-11-11T12:00:00-06:00')]],
    ['3 people are waiting, 1 since Saturday', [at(15, '13:20'), at(17, '11:05'), at(17, '12:00')]],
    ['3 people are waiting, 2 since Saturday', [at(15, '13:20'), at(15, '14:00'), at(17, '12:00')]],
    ['2 people are waiting, 1 since November 4', [Date.parse('2026-11-05T13:20:00-06:00'), at(17, '12:00')]],
  ])('reads "%s"', (title, due) => {
    expect(sentence(due)).toBe(title);
  });

  test('counts a visitor with two submissions once, ignoring the case of the email', () => {
    const [first, second, third] = [at(14, '13:20'), at(14, '14:00'), at(16, '12:00')].map(receivedAt);
    const waiting = [first!, { ...second!, email: first!.email.toUpperCase() }, third!];
    expect(todaySentence(waiting, 2, now, ZONE)).toBe('2 people are waiting, 1 since Saturday');
  });

  test('says "the first since" if only the oldest submissions are loaded', () => {
    expect(sentence([at(17, '11:05'), at(17, '12:00')], 300)).toBe(
      '300 people are waiting, the first since yesterday',
    );
  });
});

describe('groups by due time', () => {
  const labels = (when: number, received: readonly number[]) =>
    dueGroups(received.map(receivedAt), when, office).map(({ label, counted }) => `${label}: ${counted}`);

  test('are late, soon, before closing and tomorrow while the office is open', () => {
    const received = [at(16, '10:00'), at(16, '11:05'), at(16, '12:31'), at(16, '21:00'), at(17, '10:36')];
    expect(labels(now, received)).toEqual([
      'Late: 1',
      'Before 2 PM: 2, 1 within 30 minutes',
      'Before we close at 6 PM: 1',
      'Tomorrow: 1',
    ]);
  });

  test('are only "Later today" before the office opens', () => {
    expect(labels(at(17, '07:00'), [at(16, '11:05'), at(17, '06:00')])).toEqual(['Later today: 2']);
  });

  test('are late and Monday on a weekend', () => {
    expect(labels(at(14, '12:00'), [at(12, '15:00'), at(13, '15:00'), at(14, '08:30')])).toEqual([
      'Late: 1',
      'Monday: 2',
    ]);
  });
});
