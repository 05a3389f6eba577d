import { type FormEvent, useId, useState } from 'react';
import { doneTexts } from '#content/desk/actions.ts';
import { eraseTexts } from '#content/desk/submission.ts';
import { filled } from '#content/filled.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import { Window } from '../components/dialog.tsx';
import { Loading } from '../components/states.tsx';
import { showToast } from '../components/toast-store.ts';
import { navigate } from '../router/router.tsx';
import { forgetDraftsOn } from './use-draft.ts';
import { useErase, useErasurePreview } from './use-submission.ts';
import { reportFailure } from './use-submission-actions.ts';

interface EraseDialogProps {
  readonly submission: Submission;
  readonly backHref: string;
  readonly onClose: () => void;
}

/** Lists what will be deleted, and asks for the reference. There is no undo. */
export function EraseDialog({ submission, backHref, onClose }: EraseDialogProps) {
  const preview = useErasurePreview(submission.reference);
  const eraseForGood = useErase();
  const [typed, setTyped] = useState('');
  const [isErasing, setIsErasing] = useState(false);
  const id = useId();
  const isSame = typed.trim().toUpperCase() === submission.reference;

  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSame) return;
    setIsErasing(true);
    const outcome = await eraseForGood(submission, typed.trim().toUpperCase());
    onClose();
    if (outcome.kind !== 'erased') return reportFailure([outcome]);
    forgetDraftsOn(submission.reference);
    showToast({ text: doneTexts.erased, detail: submission.reference });
    navigate(backHref, { replace: true });
  };

  return (
    <Window title={filled(eraseTexts.title, { name: submission.name })} onClose={onClose}>
      <p className="hint">{preview.error ? eraseTexts.failed : eraseTexts.lead}</p>
      {preview.isPending && <Loading rows={1} />}
      <ul className="mt-2.5 mb-4 grid gap-1 text-13">
        {preview.data?.lines.map(({ what, count }) => (
          <li key={what} className="flex justify-between border-b border-(--line) py-1.25">
            {what}
            <span className="num quiet">{count}</span>
          </li>
        ))}
      </ul>
      <form onSubmit={erase}>
        <label className="label" htmlFor={id}>
          {filled(eraseTexts.label, { reference: submission.reference })}
        </label>
        <div className="grid grid-cols-[1fr_auto_auto] gap-2">
          <input
            className="input"
            id={id}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="submit" className="button danger" disabled={!isSame || !preview.data || isErasing}>
            {eraseTexts.erase}
          </button>
          <button type="button" className="button plain" onClick={onClose}>
            {eraseTexts.cancel}
          </button>
        </div>
      </form>
    </Window>
  );
}
