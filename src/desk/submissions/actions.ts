import { bulkTexts, doneTexts } from '#content/desk/actions.ts';
import { peopleTexts } from '#content/desk/people.ts';
import { filled } from '#content/filled.ts';
import type { PersonName } from '#contract/desk/people.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { kindOf } from '#contract/forms.ts';

/** An action on one or several submissions that can be undone. */
export type RowAction =
  | { readonly kind: 'answered' | 'reopened' }
  /** `withAlike`: also all with nearly the same text that are quarantined, or were decided together. */
  | { readonly kind: 'spam' | 'released' | 'requarantined'; readonly withAlike?: boolean }
  | { readonly kind: 'assigned'; readonly to: PersonName | null };

/** The inverse action; `reopen-undo` restores the previous answer. */
export type UndoAction = RowAction | { readonly kind: 'reopen-undo'; readonly answeredAt: number | null };

/** The optimistic update of a row. */
export function expectedAfter(
  action: UndoAction,
  row: SubmissionSummary,
  now: number,
): Partial<SubmissionSummary> {
  const open = row.assignee === null ? 'new' : 'assigned';
  switch (action.kind) {
    case 'answered':
      return { status: 'answered', answeredAt: now };
    case 'reopened':
      return { status: open, answeredAt: null };
    case 'reopen-undo':
      return { status: 'answered', answeredAt: action.answeredAt };
    case 'spam':
      return { status: 'spam' };
    case 'requarantined':
      return { status: 'quarantined' };
    case 'released':
      return { status: open };
    case 'assigned':
      return {
        assignee: action.to,
        ...(row.status !== 'answered' && { status: action.to === null ? 'new' : 'assigned' }),
      };
  }
}

/** Null where nothing was changed. */
export function undoOf(action: RowAction, row: SubmissionSummary): UndoAction | null {
  switch (action.kind) {
    case 'answered':
      return row.status === 'answered' ? null : { kind: 'reopened' };
    case 'reopened':
      return { kind: 'reopen-undo', answeredAt: row.answeredAt };
    case 'spam':
      if (row.status === 'quarantined') return { ...action, kind: 'requarantined' };
      return row.status === 'spam' ? null : { kind: 'released' };
    case 'released':
      return row.status === 'quarantined' ? { ...action, kind: 'requarantined' } : { kind: 'spam' };
    case 'requarantined':
      return row.status === 'spam' ? { ...action, kind: 'spam' } : { kind: 'released' };
    case 'assigned':
      return { kind: 'assigned', to: row.assignee };
  }
}

/** "Marked 3,000 of 20,000 as spam" */
export function progressOf({ kind }: UndoAction, done: number, total: number): string {
  const text =
    kind === 'spam' || kind === 'requarantined' || kind === 'released' ? bulkTexts[kind] : bulkTexts.other;
  return filled(text, { done: done.toLocaleString('en-US'), total: total.toLocaleString('en-US') });
}

/** "Marked as answered", "3 assigned to you" */
export function actionSentence(action: RowAction, number: number, myId: string): string {
  const form = number === 1 ? 'one' : 'many';
  const count = number.toLocaleString('en-US');
  if (action.kind !== 'assigned') return filled(doneTexts[action.kind][form], { count });
  if (action.to === null) return filled(doneTexts.unassigned[form], { count });
  const name = action.to.id === myId ? peopleTexts.youInSentence : action.to.name;
  return filled(doneTexts.assigned[form], { count, name });
}

/** Keeps one row per text: an action on a row also covers its copies. */
export function dedupeByText<Row extends Pick<SubmissionSummary, 'sameTextKey'>>(
  rows: readonly Row[],
): readonly Row[] {
  const first = new Map(rows.toReversed().map((row) => [row.sameTextKey, row]));
  return rows.filter((row) => row.sameTextKey === null || first.get(row.sameTextKey) === row);
}

/** The number of submissions, including copies with the same text. */
export function countWithDuplicates(
  rows: readonly Pick<SubmissionSummary, 'alike' | 'sameTextKey'>[],
): number {
  return dedupeByText(rows).reduce((sum, { alike }) => sum + 1 + alike, 0);
}

/** Quarantined or spam: cannot be answered before it is released. */
export function isFilteredOut({ status }: Pick<SubmissionSummary, 'status'>): boolean {
  return status === 'quarantined' || status === 'spam';
}

/** A subscription needs no answer: staff can add a note or erase it, but not answer, assign or reject it. */
export function isSubscription(submission: Pick<SubmissionSummary, 'form' | 'status'>): boolean {
  return !kindOf(submission.form).isAnswered && !isFilteredOut(submission);
}
