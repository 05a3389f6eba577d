import { expect, test } from 'vitest';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { dedupeByText, expectedAfter, type RowAction, sentenceOf, undoOf, withCopies } from './actions.ts';

const jun = { id: 'jl', name: 'Jun Lindqvist', initials: 'JL' };
const row = { status: 'new', assignee: null, answeredAt: null } as SubmissionSummary;
const inHand = { ...row, status: 'in-hand', assignee: jun } as SubmissionSummary;
const actions: readonly RowAction[] = [{ kind: 'answered' }, { kind: 'spam' }, { kind: 'assigned', to: jun }];

test.each(actions)('$kind is taken back by its way back', (action) => {
  for (const before of [row, inHand]) {
    const after = { ...before, ...expectedAfter(action, before, 1) };
    const back = undoOf(action, before);
    expect(back).not.toBeNull();
    expect({ ...after, ...expectedAfter(back!, after, 2) }).toEqual(before);
  }
});

test('undoing a reopening restores the earlier answer', () => {
  const answered = { ...row, status: 'answered', answeredAt: 1 } as SubmissionSummary;
  const back = undoOf({ kind: 'reopened' }, answered);
  expect({ ...row, ...expectedAfter(back!, row, 9) }).toEqual(answered);
});

test('what was so already has no way back', () => {
  expect(undoOf({ kind: 'answered' }, { ...row, status: 'answered' })).toBeNull();
});

test('what was held is held again, with those of the same words', () => {
  const held = { ...row, status: 'held' } as SubmissionSummary;
  expect(undoOf({ kind: 'spam', withAlike: true }, held)).toEqual({ kind: 'held', withAlike: true });
  expect(undoOf({ kind: 'released' }, held)).toEqual({ kind: 'held' });
});

test('the sentence names one or several, and oneself as you', () => {
  expect([
    sentenceOf({ kind: 'answered' }, 1, 'me'),
    sentenceOf({ kind: 'spam' }, 14, 'me'),
    sentenceOf({ kind: 'assigned', to: jun }, 1, 'jl'),
    sentenceOf({ kind: 'assigned', to: null }, 2, 'me'),
  ]).toEqual(['Closed', '14 marked as spam', 'Assigned to you', '2 unassigned']);
});

const first = { alike: 2, sameTextKey: 'cheap links' };
const copy = { alike: 2, sameTextKey: 'cheap links' };
const other = { alike: 0, sameTextKey: 'a question' };
const wordless = { alike: 0, sameTextKey: null };

test('each counts with those of the same words, and all of these once', () => {
  expect(withCopies([])).toBe(0);
  expect(withCopies([first, other])).toBe(4);
  expect(withCopies([first, copy, other, wordless, { ...wordless }])).toBe(6);
});

test('of those with the same words the first one stands for all', () => {
  const alsoWordless = { ...wordless };
  expect(dedupeByText([first, wordless, copy, other, alsoWordless])).toEqual([
    first,
    wordless,
    other,
    alsoWordless,
  ]);
});
