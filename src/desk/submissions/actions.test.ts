import { expect, test } from 'vitest';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import {
  actionSentence,
  countWithDuplicates,
  dedupeByText,
  expectedAfter,
  type RowAction,
  undoOf,
} from './actions.ts';

const jun = { id: 'jl', name: 'Jun Lindqvist', initials: 'JL' };
const row = { status: 'new', assignee: null, answeredAt: null } as SubmissionSummary;
const assigned = { ...row, status: 'assigned', assignee: jun } as SubmissionSummary;
const actions: readonly RowAction[] = [{ kind: 'answered' }, { kind: 'spam' }, { kind: 'assigned', to: jun }];

test.each(actions)('undoing "$kind" restores the row', (action) => {
  for (const before of [row, assigned]) {
    const after = { ...before, ...expectedAfter(action, before, 1) };
    const undo = undoOf(action, before);
    expect(undo).not.toBeNull();
    expect({ ...after, ...expectedAfter(undo!, after, 2) }).toEqual(before);
  }
});

test('undoing "reopened" restores the status and time of the earlier answer', () => {
  const answered = { ...row, status: 'answered', answeredAt: 1 } as SubmissionSummary;
  const undo = undoOf({ kind: 'reopened' }, answered);
  expect({ ...row, ...expectedAfter(undo!, row, 9) }).toEqual(answered);
});

test('an action that changed nothing has no undo', () => {
  expect(undoOf({ kind: 'answered' }, { ...row, status: 'answered' })).toBeNull();
});

test('undoing an action on a quarantined row quarantines it again, with the same copies', () => {
  const quarantined = { ...row, status: 'quarantined' } as SubmissionSummary;
  expect(undoOf({ kind: 'spam', withAlike: true }, quarantined)).toEqual({
    kind: 'requarantined',
    withAlike: true,
  });
  expect(undoOf({ kind: 'released' }, quarantined)).toEqual({ kind: 'requarantined' });
});

test('the sentence has the count of several rows, and calls the signed-in person "you"', () => {
  expect([
    actionSentence({ kind: 'answered' }, 1, 'me'),
    actionSentence({ kind: 'spam' }, 14, 'me'),
    actionSentence({ kind: 'assigned', to: jun }, 1, 'jl'),
    actionSentence({ kind: 'assigned', to: null }, 2, 'me'),
  ]).toEqual(['Closed', '14 marked as spam', 'Assigned to you', '2 unassigned']);
});

const first = { alike: 2, sameTextKey: 'cheap links' };
const copy = { alike: 2, sameTextKey: 'cheap links' };
const other = { alike: 0, sameTextKey: 'a question' };
const withoutText = { alike: 0, sameTextKey: null };

test('withCopies counts each text once, together with its copies', () => {
  expect(countWithDuplicates([])).toBe(0);
  expect(countWithDuplicates([first, other])).toBe(4);
  expect(countWithDuplicates([first, copy, other, withoutText, { ...withoutText }])).toBe(6);
});

test('dedupeByText keeps the first row of each text and all rows without text', () => {
  const alsoWithoutText = { ...withoutText };
  expect(dedupeByText([first, withoutText, copy, other, alsoWithoutText])).toEqual([
    first,
    withoutText,
    other,
    alsoWithoutText,
  ]);
});
