import { describe, expect, test } from 'vitest';
import type { Person } from '#contract/desk/people.ts';
import {
  endsText,
  grantableScopes,
  invitationText,
  isHere,
  lastHereText,
  peopleLead,
} from './people-sentences.ts';

const ZONE = 'America/Chicago';
const NOW = Date.parse('2026-11-17T16:42:00Z');
const MINUTE = 60_000;
const person = (lastSeenAt: number | null): Person => ({
  id: 'p',
  name: 'Priya Narayanan',
  initials: 'PN',
  email: 'priya@kelvane.example.com',
  role: 'agent',
  scope: 'everything',
  site: 'none',
  lastSeenAt,
  invitedAt: NOW,
  invitationUntil: null,
  sessions: 1,
  undelivered: null,
});

test('the lead counts people who are away and people who are invited', () => {
  const away = person(NOW - 40 * 24 * 60 * MINUTE);
  expect(peopleLead([person(NOW), away, person(null)], NOW)).toBe(
    '1 hasn’t signed in for a month. 1 more is invited.',
  );
  expect(peopleLead([person(NOW)], NOW)).toBe('');
});

describe('the presence of a person', () => {
  test('needs an open session, and is otherwise shown as minutes ago, a date or never', () => {
    expect(isHere(person(NOW - MINUTE), NOW)).toBe(true);
    expect(isHere({ lastSeenAt: NOW, sessions: 0 }, NOW)).toBe(false);
    expect(lastHereText(NOW - 12 * MINUTE, NOW, ZONE)).toBe('12 min ago');
    expect(lastHereText(Date.parse('2026-10-02T15:00:00Z'), NOW, ZONE)).toBe('Oct 2');
    expect(lastHereText(null, NOW, ZONE)).toBe('Never');
  });
});

test('an invitation shows until when its link is valid, or that it has expired', () => {
  const invitedAt = Date.parse('2026-11-16T15:00:00Z');
  const until = Date.parse('2026-11-18T15:00:00Z');
  expect(invitationText({ invitedAt, invitationUntil: until }, NOW, ZONE)).toBe(
    'Invited Mon 9:00 AM, link works until Wed 9:00 AM',
  );
  expect(invitationText({ invitedAt, invitationUntil: NOW - 1 }, NOW, ZONE)).toMatch(/expired/);
});

test('a session shows the earlier of its idle and absolute expiration', () => {
  const [soon, late] = [NOW + 120 * MINUTE, NOW + 10 * 24 * 60 * MINUTE];
  expect(endsText({ endsAt: late, endsIfIdleAt: soon }, NOW, ZONE)).toBe('12:42 PM if idle');
  expect(endsText({ endsAt: soon, endsIfIdleAt: late }, NOW, ZONE)).toBe('12:42 PM at the latest');
});

test('people can grant only scopes within their own', () => {
  expect(grantableScopes('everything')).toEqual(['everything', 'enquiries', 'applications']);
  expect(grantableScopes('applications')).toEqual(['applications']);
});
