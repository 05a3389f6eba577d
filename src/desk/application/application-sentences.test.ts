import { expect, test } from 'vitest';
import { factsOf, flagSentences, waitingSentence } from './application-sentences.ts';

const ZONE = 'America/Chicago';
const NOW = Date.parse('2026-11-17T16:42:00Z');
const application = { subject: 'DevOps Engineer', status: 'new', answeredAt: null } as const;
const received = (at: string) => ({ ...application, receivedAt: Date.parse(at) });

test.each([
  ['2026-11-17T15:02:00Z', 'DevOps Engineer. Waiting since 9:02 AM.'],
  ['2026-11-14T16:02:00Z', 'DevOps Engineer. Waiting since Saturday.'],
  ['2026-10-02T16:02:00Z', 'DevOps Engineer. Waiting since Oct 2.'],
])('an application received at %s reads "%s"', (at, text) =>
  expect(waitingSentence(received(at), NOW, ZONE)).toBe(text),
);

test('a closed application shows when it was closed, and spam shows only its subject', () => {
  const answeredAt = Date.parse('2026-11-17T16:00:00Z');
  const answered = { ...received('2026-11-14T16:02:00Z'), status: 'answered', answeredAt } as const;
  expect(waitingSentence(answered, NOW, ZONE)).toBe('DevOps Engineer. Closed 10:00 AM today.');
  expect(waitingSentence({ ...answered, status: 'spam' }, NOW, ZONE)).toBe('DevOps Engineer');
});

test.each([
  [0, '1 KB'],
  [219_136, '214 KB'],
  [2_411_724, '2.3 MB'],
])('a file of %i bytes is shown as %s', (bytes, text) =>
  expect(factsOf({ kind: 'pdf', size: bytes }, null)).toBe(`PDF, ${text}`),
);

test('the page count is shown once it is known', () => {
  const file = { kind: 'pdf', size: 219_136 } as const;
  expect(factsOf(file, null)).toBe('PDF, 214 KB');
  expect(factsOf(file, 1)).toBe('PDF, 1 page, 214 KB');
  expect(factsOf(file, 2)).toBe('PDF, 2 pages, 214 KB');
});

test('known flags become sentences, and unknown ones are ignored', () => {
  expect(flagSentences({ flags: ['encrypted', 'macros', 'objects'] })).toHaveLength(3);
  expect(flagSentences({ flags: ['toString', 'newer'] })).toEqual([]);
});
