import { describe, expect, test } from 'vitest';
import { deliveryLead, percentText, sendAllText, shortDuration, stateOf } from './delivery-sentences.ts';

const NOW = Date.parse('2026-11-17T16:42:00Z');
const ZONE = 'America/Chicago';
const usual = { hasMail: true, maySend: true, now: NOW, timeZone: ZONE };
const back = { since: NOW - 11 * 60_000, isOver: true };

describe('what is said above the list', () => {
  test('since when the mail server answers again, and what can be done', () => {
    expect(deliveryLead({ trouble: back, tabs: { stuck: 2 } }, usual)).toBe(
      'The mail server has been answering again since 10:31 AM. You can send what is stuck now.',
    );
  });
  test('who may not send is told that nothing is lost', () => {
    const lead = deliveryLead({ trouble: null, tabs: { stuck: 2 } }, { ...usual, maySend: false });
    expect(lead).toBe('What visitors sent is safe and on the list.');
  });
  test('a mail server that does not answer', () => {
    expect(deliveryLead({ trouble: { ...back, isOver: false }, tabs: {} }, usual)).toMatch(
      /^The mail server has not answered since 10:31 AM/,
    );
  });
  test('nothing to do, and no mail at all', () => {
    expect(deliveryLead({ trouble: null, tabs: {} }, usual)).toBe('Nothing needs a look.');
    expect(deliveryLead({ trouble: null, tabs: {} }, { ...usual, hasMail: false })).toMatch(
      /^No mail server/,
    );
  });
});

test.each([
  [1, 'Send it now'],
  [2, 'Send both now'],
  [5, 'Send all 5 now'],
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
  expect(stateOf(waiting, NOW, ZONE).text).toBe('Waiting until 10:44 AM');
  expect(stateOf(waiting, NOW + 180_000, ZONE).text).toBe('Waiting');
});
