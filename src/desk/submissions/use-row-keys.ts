import { keyWords } from '#content/desk/keys.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { showToast } from '../components/toast-store.ts';
import { useRight } from '../data/use-me.ts';
import { useKeys } from '../keys/key-bindings.tsx';
import { navigate } from '../router/router.tsx';
import { answerHref } from '../router/submission-address.ts';
import { isFilteredOut, isSubscription } from './actions.ts';
import type { useSelection } from './bulk-actions.tsx';
import { areRowsHidden, focusNextRow, referenceInFocus } from './row-focus.ts';
import { useSubmissionActions } from './use-submission-actions.ts';

interface RowKeys {
  readonly rows: readonly SubmissionSummary[];
  /** How the list was asked for, which stays in the address of what is opened from it. */
  readonly parameters?: URLSearchParams;
  /** The item that is open beside the rows; keys mean it unless a row has focus. */
  readonly open?: SubmissionSummary | undefined;
  /** Rows that were chosen; keys mean them before any other. */
  readonly choice?: Pick<ReturnType<typeof useSelection>, 'selected' | 'clear'>;
  readonly onAssign: (rows: readonly SubmissionSummary[]) => void;
  /** What j and k do where an open item hides its list. */
  readonly openNext?: () => void;
  readonly openPrevious?: () => void;
}

/** The keys that work on rows: j and k move focus, the others do something with those that are chosen or the one in focus. */
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

  /** Done with all of them that are not so yet; where all are, it is taken back. */
  const turn = (meant: readonly SubmissionSummary[], kind: 'answered' | 'spam') => {
    const others = meant.filter(({ status }) => status !== kind);
    const back = kind === 'answered' ? 'reopened' : 'released';
    choice?.clear();
    void (others.length > 0 ? actions(others, { kind }) : actions(meant, { kind: back }));
  };

  useKeys(['j', 'k', ...Object.keys(isAllowed)], (name) => {
    if (name === 'j' || name === 'k') {
      const openOne = name === 'j' ? openNext : openPrevious;
      return openOne && areRowsHidden() ? openOne() : focusNextRow(name === 'j' ? 1 : -1);
    }
    if (!isAllowed[name]) return sayReadOnly();
    const reference = referenceInFocus();
    const meantOne = rows.find((one) => one.reference === reference) ?? open;
    const row = meantOne && isSubscription(meantOne) ? undefined : meantOne;
    // Nobody answers what is not released yet.
    if (name === 'r') return row && !isFilteredOut(row) ? navigate(answerHref(row, parameters)) : undefined;
    const selected = choice?.selected ?? [];
    const meant = selected.length > 0 || row === undefined ? selected : [row];
    if (meant.length === 0) return;
    if (name === 'a') onAssign(meant);
    else turn(meant, name === 'e' ? 'answered' : 'spam');
  });
}

/** A key that the person's role does not allow must not just do nothing. */
export function sayReadOnly(): void {
  showToast({ text: keyWords.notAllowed, isProblem: true });
}
