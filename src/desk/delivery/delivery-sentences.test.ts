import { describe, expect, test } from 'vitest';
import type { DeliveryTry } from '#contract/desk/views.ts';
import {
  deliveryLead,
  logLines,
  percentText,
  sendAllText,
  shortDuration,
  stateOf,
} from './delivery-sentences.ts';

const NOW = Date.parse('2026-11-17T16:42:00Z');
const ZONE = 'America/Chicago';
const usual = { hasMail: true, maySend: true, now: NOW, timeZone: ZONE };
const back = { since: NOW - 11 * 60_000, isOver: true };

describe('what is said above the list', () => {
  test('since when the mail server answers again, and what can be done', () => {
    expect(deliveryLead({ trouble: back, tabs: { stuck: 2 } }, usual)).toBe(
      'The email server has been responding again since 10:31 AM. You can resend now.',
    );
  });
  test('who may not send is told that nothing is lost', () => {
    const lead = deliveryLead({ trouble: null, tabs: { stuck: 2 } }, { ...usual, maySend: false });
    expect(lead).toBe('Everything visitors sent is safe and in your lists.');
  });
  test('a mail server that does not answer', () => {
    expect(deliveryLead({ trouble: { ...back, isOver: false }, tabs: {} }, usual)).toMatch(
      /^The email server hasn’t responded since 10:31 AM/,
    );
  });
  test('nothing to do, and no mail at all', () => {
    expect(deliveryLead({ trouble: null, tabs: {} }, usual)).toBe('Everything was delivered.');
    expect(deliveryLead({ trouble: null, tabs: {} }, { ...usual, hasMail: false })).toMatch(
      /^Email isn’t set up/,
    );
  });
});

test.each([
  [1, 'Resend now'],
  [2, 'Resend both now'],
  [5, 'Resend all 5 now'],
])('%i stuck', (count, text) => expect(sendAllText(count)).toBe(text));

test.each([
  [400, '0.4 s'],
  [1800, '1.8 s'],
  [12_400, '12 s'],
  [170_000, '3 m'],
])('%i ms', (ms, text) => expect(shortDuration(ms)).toBe(text));

test('a share is a hundred only when none failed', () => {
  expect(percentText(1)).toBe('100');
  expect(percentText(0.99999)).toBe('99.9');
});

test('what waits says until when, as long as that is to come', () => {
  const waiting = { state: 'waiting', nextAttemptAt: NOW + 120_000 } as const;
  expect(stateOf(waiting, NOW, ZONE).text).toBe('Queued until 10:44 AM');
  expect(stateOf(waiting, NOW + 180_000, ZONE).text).toBe('Queued');
});

const mail = { createdAt: 0, to: 'ann@visitor.example' };

const tried = (at: number, answer: string | null, outcome: DeliveryTry['outcome'] = 'later') => ({
  at,
  outcome,
  answer,
});

test('tries in a row with the same answer share a line', () => {
  const tries = [
    tried(1, '421 Timed out'),
    tried(2, '450 Busy'),
    tried(3, '450 Busy'),
    tried(4, '450 Busy'),
    tried(5, '250 Ok', 'sent'),
  ];
  expect(logLines({ ...mail, tries, attempts: 5 })).toEqual([
    { at: 0, what: 'Created', answer: 'ann@visitor.example' },
    { at: 1, what: 'Attempt 1', answer: '421 Timed out' },
    { at: 2, what: 'Attempts 2 to 4', answer: '450 Busy' },
    { at: 5, what: 'Attempt 5', answer: '250 Ok' },
  ]);
});

test('tries that were not kept are counted, and those before a new beginning are not forgotten', () => {
  expect(logLines({ ...mail, tries: [tried(9, '450 Busy')], attempts: 4 })[1]).toMatchObject({
    what: 'Attempt 4',
  });
  const restarted = { ...mail, createdAt: 2, tries: [tried(1, '550 No'), tried(3, '450 Busy')], attempts: 1 };
  expect(logLines(restarted).map(({ what }) => what)).toEqual(['Attempt 1', 'Restarted', 'Attempt 2']);
});

test('a mail that was written to a file has no answer', () => {
  expect(logLines({ ...mail, tries: [tried(1, null, 'sent')], attempts: 1 })[1]?.answer).toBe(
    'Saved to a file, because email isn’t set up.',
  );
});
