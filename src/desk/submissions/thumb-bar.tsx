import { useState } from 'react';
import { actionTexts } from '#content/desk/actions.ts';
import { submissionTexts } from '#content/desk/submission.ts';
import { assignTexts } from '#content/desk/submission-list.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '../components/dialog.tsx';
import { dots } from '../components/icons.ts';
import { useRight } from '../data/use-me.ts';
import { isFilteredOut, isSubscription } from './actions.ts';
import { AssignDialog } from './assign.tsx';
import type { ReplyKind } from './use-reply.ts';
import { useSubmissionActions } from './use-submission-actions.ts';

interface ThumbBarProps {
  readonly submission: Submission;
  readonly onWrite: (kind: ReplyKind) => void;
  readonly onErase: () => void;
}

/** On a phone: the most used actions at the bottom, the others in a sheet. */
export function ThumbBar({ submission, onWrite, onErase }: ThumbBarProps) {
  const actions = useSubmissionActions();
  const mayAnswer = useRight('answer');
  const mayDecide = useRight('decide');
  const mayErase = useRight('erase');
  const [open, setOpen] = useState<'more' | 'assign' | null>(null);
  if (!mayAnswer) return null;
  const isAnswered = submission.status === 'answered';
  const isHeldBack = isFilteredOut(submission);
  const isAnswerable = !isHeldBack && !isSubscription(submission);
  const andClose = (act: () => void) => () => {
    setOpen(null);
    act();
  };
  return (
    <div className="thumb-bar fixed inset-x-0 bottom-0 z-4 flex gap-2 border-t border-(--line-2) bg-(--surface) px-3 py-2 md:hidden">
      {isHeldBack && (
        <button
          type="button"
          className="button primary"
          onClick={() => void actions([submission], { kind: 'released' })}
        >
          {submission.status === 'spam' ? actionTexts.notSpam : actionTexts.release}
        </button>
      )}
      {isAnswerable && (
        <>
          <button type="button" className="button primary" onClick={() => onWrite('answer')}>
            {actionTexts.answer}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void actions([submission], { kind: isAnswered ? 'reopened' : 'answered' })}
          >
            {isAnswered ? actionTexts.reopen : actionTexts.close}
          </button>
        </>
      )}
      {submission.status === 'quarantined' && (
        <button type="button" className="button" onClick={() => void actions([submission], { kind: 'spam' })}>
          {actionTexts.spam}
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        aria-label={submissionTexts.moreNarrow}
        onClick={() => setOpen('more')}
      >
        <Icon of={dots} size={18} />
      </button>
      {open === 'more' && (
        <Sheet name={submissionTexts.moreSheet} onClose={() => setOpen(null)}>
          {isAnswerable && (
            <button type="button" onClick={() => setOpen('assign')}>
              {assignTexts.button.unassigned}
            </button>
          )}
          <button type="button" onClick={andClose(() => onWrite('note'))}>
            {actionTexts.note}
          </button>
          {mayDecide && isAnswerable && (
            <button type="button" onClick={andClose(() => void actions([submission], { kind: 'spam' }))}>
              {actionTexts.spam}
            </button>
          )}
          {mayErase && (
            <button type="button" className="danger" onClick={andClose(onErase)}>
              {actionTexts.erase}
            </button>
          )}
        </Sheet>
      )}
      {open === 'assign' && <AssignDialog rows={[submission]} onClose={() => setOpen(null)} />}
    </div>
  );
}
