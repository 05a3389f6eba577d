import { keyTexts } from '#content/desk/keys.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { showToast } from '../components/toast-store.ts';
import { useRight } from '../data/use-me.ts';
import { useKeys } from '../keys/key-bindings.tsx';
import { navigate } from '../router/router.tsx';
import { isFilteredOut, isSubscription } from './actions.ts';
import type { useSelection } from './bulk-actions.tsx';
import { areRowsHidden, focusNextRow, referenceInFocus } from './row-focus.ts';
import { answerHref } from './submission-address.ts';
import { useSubmissionActions } from './use-submission-actions.ts';

interface RowKeys {
  readonly rows: readonly SubmissionSummary[];
  /** The query of the list, kept in the address of an opened submission. */
  readonly parameters?: URLSearchParams;
  /** The open submission; keys act on it unless a row has focus. */
  readonly open?: SubmissionSummary | undefined;
  /** The selection; keys act on it first. */
  readonly choice?: Pick<ReturnType<typeof useSelection>, 'selected' | 'clear'>;
  readonly onAssign: (rows: readonly SubmissionSummary[]) => void;
  /** Used for j and k where the open submission hides the list. */
  readonly openNext?: () => void;
  readonly openPrevious?: () => void;
}

/** j and k move focus, the other keys act on the selection or the focused row. */
export function useRowKeys(keys: RowKeys): void {
  const { rows, parameters, open, choice, onAssign, openNext, openPrevious } = keys;
  const actions = useSubmissionActions();
  const mayAnswer = useRight('answer');
  const mayAssign = useRight('assign');
  const mayDecide = useRight('decide');
  const isAllowed: Readonly<Record<string, boolean>> = {
    e: mayAnswer,
    r: mayAnswer,
    a: mayAssign,
    s: mayDecide,
  };

  /** Applies to the rows without this status yet; if all have it, undoes it. */
  const toggleStatus = (targets: readonly SubmissionSummary[], kind: 'answered' | 'spam') => {
    const others = targets.filter(({ status }) => status !== kind);
    const back = kind === 'answered' ? 'reopened' : 'released';
    choice?.clear();
    void (others.length > 0 ? actions(others, { kind }) : actions(targets, { kind: back }));
  };

  useKeys(['j', 'k', ...Object.keys(isAllowed)], (name) => {
    if (name === 'j' || name === 'k') {
      const openOne = name === 'j' ? openNext : openPrevious;
      return openOne && areRowsHidden() ? openOne() : focusNextRow(name === 'j' ? 1 : -1);
    }
    if (!isAllowed[name]) return sayReadOnly();
    const reference = referenceInFocus();
    const target = rows.find((one) => one.reference === reference) ?? open;
    const row = target && isSubscription(target) ? undefined : target;
    // A quarantined submission cannot be answered.
    if (name === 'r') return row && !isFilteredOut(row) ? navigate(answerHref(row, parameters)) : undefined;
    const selected = choice?.selected ?? [];
    const targets = selected.length > 0 || row === undefined ? selected : [row];
    if (targets.length === 0) return;
    if (name === 'a') onAssign(targets);
    else toggleStatus(targets, name === 'e' ? 'answered' : 'spam');
  });
}

/** Explains why a key does nothing for this role. */
export function sayReadOnly(): void {
  showToast({ text: keyTexts.notAllowed, isProblem: true });
}
