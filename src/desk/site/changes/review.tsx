import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { changesTexts, reviewTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import { counted } from '../../components/counted.ts';
import { Window } from '../../components/dialog.tsx';
import { pencil } from '../../components/icons.ts';
import { firstName } from '../../components/person.tsx';
import { Banner } from '../../components/states.tsx';
import { showToast } from '../../components/toast-store.ts';
import { postJson } from '../../data/request.ts';
import { useAction } from '../../data/use-action.ts';
import { useMe } from '../../data/use-me.ts';
import { useOffice } from '../../time/office.ts';
import { useNow } from '../../time/use-now.ts';
import { whenInSentence } from '../../time/when.ts';
import { useSite } from '../site-data.tsx';

/** Somebody asks for a look before publishing. */
export function ReviewBanner() {
  const { review } = useSite().state;
  const { person } = useMe();
  const { timeZone } = useOffice();
  const now = useNow();
  const action = useAction(['site']);
  if (review === null) return null;
  const isOwn = review.by.id === person.id;
  const time = whenInSentence(review.at, now, timeZone);
  return (
    <Banner
      title={isOwn ? filled(texts.own, { time }) : filled(texts.banner, { name: firstName(review.by), time })}
      text={review.note || undefined}
      icon={pencil}
    >
      {isOwn && (
        <button
          type="button"
          className="button"
          onClick={() => void action('/api/site/review/withdraw', {}, texts.withdrawn)}
        >
          {texts.withdraw}
        </button>
      )}
    </Banner>
  );
}

interface ReviewDialogProps {
  readonly ready: number;
  readonly onClose: () => void;
}

/** A writer asks the people who can publish. */
export function ReviewDialog({ ready, onClose }: ReviewDialogProps) {
  const client = useQueryClient();
  const id = useId();
  const [note, setNote] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsSending(true);
    try {
      await postJson('/api/site/review', { note: note.trim() });
      await client.invalidateQueries({ queryKey: ['site'] });
      onClose();
      showToast({ text: texts.done });
    } catch (error) {
      setProblem((error as Error).message);
      setIsSending(false);
    }
  };
  return (
    <Window title={texts.title} onClose={onClose}>
      <form className="site-form touch-fields" onSubmit={send}>
        <p className="quiet">{counted(changesTexts.ready, ready)}</p>
        <div>
          <label className="label" htmlFor={id}>
            {texts.note} <span className="hint font-normal">{texts.noteHint}</span>
          </label>
          <textarea
            className="input"
            id={id}
            rows={3}
            maxLength={500}
            aria-describedby={`${id}-hint`}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <p className="hint mt-1.5" id={`${id}-hint`}>
            {texts.hint}
          </p>
        </div>
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <div className="actions">
          <button type="submit" className="button primary" disabled={isSending}>
            {isSending ? texts.sending : texts.send}
          </button>
          <button type="button" className="button plain" onClick={onClose}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </Window>
  );
}
