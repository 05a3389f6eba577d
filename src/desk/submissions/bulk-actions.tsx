import { useCallback, useState } from 'react';
import { actionTexts } from '#content/desk/actions.ts';
import { assignTexts, listControls } from '#content/desk/submission-list.ts';
import { filled } from '#content/filled.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { Icon } from '#ui/icon.tsx';
import { close } from '#ui/icons.ts';
import { useRight } from '../data/use-me.ts';
import { useSubmissionActions } from './use-submission-actions.ts';

interface BulkBarProps {
  readonly selected: readonly SubmissionSummary[];
  readonly onAssign: () => void;
  readonly onDone: () => void;
}

/**
 * Actions on the selected rows. Each row is checked for conflicts, and one undo covers all. Labels are short, so that
 * the bar stays on one line and the list does not move.
 */
export function BulkBar({ selected, onAssign, onDone }: BulkBarProps) {
  const actions = useSubmissionActions();
  const mayAnswer = useRight('answer');
  const mayAssign = useRight('assign');
  const mayDecide = useRight('decide');
  const doAll = (kind: 'answered' | 'spam') => {
    onDone();
    void actions(selected, { kind });
  };
  return (
    <section
      className="flex min-h-14.75 items-center gap-1.5 border-b border-(--line) bg-(--selected) px-5 py-2 text-13 whitespace-nowrap [&>.button]:px-2"
      aria-label={listControls.bulk}
    >
      <span role="status" className="strong">
        {filled(listControls.selected, { count: selected.length })}
      </span>
      {mayAnswer && (
        <button type="button" className="button" onClick={() => doAll('answered')}>
          {actionTexts.close}
        </button>
      )}
      {mayAssign && (
        <button type="button" className="button plain" onClick={onAssign}>
          {assignTexts.button.unassigned}
        </button>
      )}
      {mayDecide && (
        <button
          type="button"
          className="button plain"
          aria-label={actionTexts.spam}
          onClick={() => doAll('spam')}
        >
          {listControls.bulkSpam}
        </button>
      )}
      <button
        type="button"
        className="button plain icon-only ml-auto"
        aria-label={listControls.clear}
        onClick={onDone}
      >
        <Icon of={close} size={15} />
      </button>
    </section>
  );
}

/** A row that leaves the list is no longer selected. */
export function useSelection(rows: readonly SubmissionSummary[]) {
  const [references, setReferences] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((reference: string) => {
    setReferences((before) => {
      const after = new Set(before);
      if (!after.delete(reference)) after.add(reference);
      return after;
    });
  }, []);
  return {
    selected: rows.filter((row) => references.has(row.reference)),
    toggle,
    chooseAll: () => setReferences(new Set(rows.map((row) => row.reference))),
    clear: () => setReferences(new Set()),
  };
}
