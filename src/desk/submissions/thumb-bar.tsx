import { useState } from 'react';
import { actionWords } from '#content/desk/actions.ts';
import { submissionWords } from '#content/desk/submission.ts';
import { assignWords } from '#content/desk/submission-list.ts';
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
          {submission.status === 'spam' ? actionWords.notSpam : actionWords.release}
        </button>
      )}
      {isAnswerable && (
        <>
          <button type="button" className="button primary" onClick={() => onWrite('answer')}>
            {actionWords.answer}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => void actions([submission], { kind: isAnswered ? 'reopened' : 'answered' })}
          >
            {isAnswered ? actionWords.reopen : actionWords.close}
          </button>
        </>
      )}
      {submission.status === 'held' && (
        <button type="button" className="button" onClick={() => void actions([submission], { kind: 'spam' })}>
          {actionWords.spam}
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        aria-label={submissionWords.moreNarrow}
        onClick={() => setOpen('more')}
      >
        <Icon of={dots} size={18} />
      </button>
      {open === 'more' && (
        <Sheet name={submissionWords.moreSheet} onClose={() => setOpen(null)}>
          {isAnswerable && (
            <button type="button" onClick={() => setOpen('assign')}>
              {assignWords.button.unassigned}
            </button>
          )}
          <button type="button" onClick={andClose(() => onWrite('note'))}>
            {actionWords.note}
          </button>
          {mayDecide && isAnswerable && (
            <button type="button" onClick={andClose(() => void actions([submission], { kind: 'spam' }))}>
              {actionWords.spam}
            </button>
          )}
          {mayErase && (
            <button type="button" className="danger" onClick={andClose(onErase)}>
              {actionWords.erase}
            </button>
          )}
        </Sheet>
      )}
      {open === 'assign' && <AssignDialog rows={[submission]} onClose={() => setOpen(null)} />}
    </div>
  );
}
