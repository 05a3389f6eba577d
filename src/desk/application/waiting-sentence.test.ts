import { expect, test } from 'vitest';
import { waitingSentence } from './waiting-sentence.ts';

const ZONE = 'America/Chicago';
const NOW = Date.parse('2026-11-17T16:42:00Z');
const application = { subject: 'DevOps Engineer', status: 'new', answeredAt: null } as const;
const received = (at: string) => ({ ...application, receivedAt: Date.parse(at) });

test.each([
  ['2026-11-17T15:02:00Z', 'DevOps Engineer. Waiting since 9:02 AM.'],
  ['2026-11-14T16:02:00Z', 'DevOps Engineer. Waiting since Saturday.'],
  ['2026-10-02T16:02:00Z', 'DevOps Engineer. Waiting since Oct 2.'],
])('received at %s', (at, text) => expect(waitingSentence(received(at), NOW, ZONE)).toBe(text));

test('what was answered says when, and what is aside says only what it is', () => {
  const answeredAt = Date.parse('2026-11-17T16:00:00Z');
  const answered = { ...received('2026-11-14T16:02:00Z'), status: 'answered', answeredAt } as const;
  expect(waitingSentence(answered, NOW, ZONE)).toBe('DevOps Engineer. Answered 10:00 AM today.');
  expect(waitingSentence({ ...answered, status: 'spam' }, NOW, ZONE)).toBe('DevOps Engineer');
});
