import { useId } from 'react';
import { quarantineTexts as texts } from '#content/desk/quarantine.ts';
import { filled } from '#content/filled.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import { countWithDuplicates } from '../submissions/actions.ts';
import type { Decision } from './quarantine-row.tsx';

interface QuarantineBulkBarProps {
  readonly count: number;
  readonly selected: readonly SubmissionSummary[];
  readonly onAll: () => void;
  readonly onDecide: (decision: Decision) => void;
}

/** Selects all rows, and decides about the selected ones. */
export function QuarantineBulkBar({ count, selected, onAll, onDecide }: QuarantineBulkBarProps) {
  const id = useId();
  const messages = countWithDuplicates(selected);
  return (
    <div className="flex min-h-13.25 items-center gap-2.5 py-2.25 max-md:flex-wrap">
      <input
        className="check mt-0 mr-1 flex-none"
        type="checkbox"
        id={id}
        checked={selected.length === count}
        onChange={onAll}
        aria-label={filled(texts.selectAll, { count })}
      />
      {selected.length === 0 ? (
        <label className="quiet" htmlFor={id}>
          {filled(texts.selectAll, { count })}
        </label>
      ) : (
        <>
          <span className="quiet" role="status">
            <b className="strong text-(--text)">{filled(texts.selected, { count: selected.length })}</b>
            {messages > selected.length &&
              filled(texts.withCopies, { count: messages.toLocaleString('en-US') })}
          </span>
          <button type="button" className="button" onClick={() => onDecide('spam')}>
            {filled(texts.spamMany, { count: messages.toLocaleString('en-US') })}
          </button>
          <button type="button" className="button plain" onClick={() => onDecide('release')}>
            {filled(texts.releaseMany, { count: messages.toLocaleString('en-US') })}
          </button>
        </>
      )}
    </div>
  );
}
