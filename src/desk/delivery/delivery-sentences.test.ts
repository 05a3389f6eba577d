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
const defaults = { hasMail: true, maySend: true, now: NOW, timeZone: ZONE };
const recovered = { since: NOW - 11 * 60_000, isOver: true };

describe('the lead of the delivery view', () => {
  test('says since when the mail server responds again, and offers to resend', () => {
    expect(deliveryLead({ outage: recovered, tabs: { stuck: 2 } }, defaults)).toBe(
      'The email server has been responding again since 10:31 AM. You can resend now.',
    );
  });
  test('says that nothing is lost to people without permission to resend', () => {
    const lead = deliveryLead({ outage: null, tabs: { stuck: 2 } }, { ...defaults, maySend: false });
    expect(lead).toBe('Everything visitors sent is safe and in your lists.');
  });
  test('says since when the mail server has not responded', () => {
    expect(deliveryLead({ outage: { ...recovered, isOver: false }, tabs: {} }, defaults)).toMatch(
      /^The email server hasn’t responded since 10:31 AM/,
    );
  });
  test('says that everything was delivered, or that email is not set up', () => {
    expect(deliveryLead({ outage: null, tabs: {} }, defaults)).toBe('Everything was delivered.');
    expect(deliveryLead({ outage: null, tabs: {} }, { ...defaults, hasMail: false })).toMatch(
      /^Email isn’t set up/,
    );
  });
});

test.each([
  [1, 'Resend now'],
  [2, 'Resend both now'],
  [5, 'Resend all 5 now'],
])('the button for %i undelivered mails reads "%s"', (count, text) => expect(sendAllText(count)).toBe(text));

test.each([
  [400, '0.4 s'],
  [1800, '1.8 s'],
  [12_400, '12 s'],
  [170_000, '3 m'],
])('%i ms is shown as %s', (ms, text) => expect(shortDuration(ms)).toBe(text));

test('a delivery rate below 1 is never rounded up to 100 percent', () => {
  expect(percentText(1)).toBe('100');
  expect(percentText(0.99999)).toBe('99.9');
});

test('a queued mail shows the time of its next attempt until that time has passed', () => {
  const waiting = { state: 'waiting', nextAttemptAt: NOW + 120_000 } as const;
  expect(stateOf(waiting, NOW, ZONE).text).toBe('Queued until 10:44 AM');
  expect(stateOf(waiting, NOW + 180_000, ZONE).text).toBe('Queued');
});

const mail = { createdAt: 0, to: 'ann@visitor.example' };

const attempt = (at: number, answer: string | null, outcome: DeliveryTry['outcome'] = 'later') => ({
  at,
  outcome,
  answer,
});

test('consecutive attempts with the same response share a line', () => {
  const tries = [
    attempt(1, '421 Timed out'),
    attempt(2, '450 Busy'),
    attempt(3, '450 Busy'),
    attempt(4, '450 Busy'),
    attempt(5, '250 Ok', 'sent'),
  ];
  expect(logLines({ ...mail, tries, attempts: 5 })).toEqual([
    { at: 0, what: 'Created', answer: 'ann@visitor.example' },
    { at: 1, what: 'Attempt 1', answer: '421 Timed out' },
    { at: 2, what: 'Attempts 2 to 4', answer: '450 Busy' },
    { at: 5, what: 'Attempt 5', answer: '250 Ok' },
  ]);
});

test('attempt numbers include unrecorded attempts and attempts from before a restart', () => {
  expect(logLines({ ...mail, tries: [attempt(9, '450 Busy')], attempts: 4 })[1]).toMatchObject({
    what: 'Attempt 4',
  });
  const restarted = {
    ...mail,
    createdAt: 2,
    tries: [attempt(1, '550 No'), attempt(3, '450 Busy')],
    attempts: 1,
  };
  expect(logLines(restarted).map(({ what }) => what)).toEqual(['Attempt 1', 'Restarted', 'Attempt 2']);
});

test('a mail saved to a file says so instead of a server response', () => {
  expect(logLines({ ...mail, tries: [attempt(1, null, 'sent')], attempts: 1 })[1]?.answer).toBe(
    'Saved to a file, because email isn’t set up.',
  );
});
