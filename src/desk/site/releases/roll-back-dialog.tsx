import { type FormEvent, useState } from 'react';
import { releasesTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import type { Release } from '#contract/desk/site.ts';
import { counted } from '../../components/counted.ts';
import { Window } from '../../components/dialog.tsx';
import { usePublish } from '../publish/use-publish.ts';
import { useSite } from '../site-data.tsx';

interface RollBackDialogProps {
  readonly to: number;
  readonly releases: readonly Release[];
  readonly onClose: () => void;
}

/** Asks before visitors see an earlier release again. */
export function RollBackDialog({ to, releases, onClose }: RollBackDialogProps) {
  const { live } = useSite().state;
  const { rollBack } = usePublish();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const undone = releases.filter(({ number }) => number > to);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      await rollBack(to, live.number);
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setIsBusy(false);
    }
  };
  return (
    <Window title={filled(texts.rollBackTitle, { number: to })} onClose={() => !isBusy && onClose()}>
      <form className="site-form" onSubmit={submit}>
        <p className="quiet">{filled(texts.rollBackText, { number: to })}</p>
        <ul className="goes">
          {undone.map(({ number, note, changes }) => (
            <li key={number}>
              <b>{note || filled(texts.release, { number })}</b>
              <span className="quiet">{counted(texts.comesOff, changes)}</span>
            </li>
          ))}
        </ul>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <p className="visually-hidden" role="status">
          {isBusy && texts.rollingBack}
        </p>
        <div className="actions">
          <button type="submit" className="button primary" aria-disabled={isBusy}>
            {isBusy ? texts.rollingBack : filled(texts.rollBack, { number: to })}
          </button>
          <button type="button" className="button plain" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </Window>
  );
}
