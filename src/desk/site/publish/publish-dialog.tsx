import { type FormEvent, useId, useState } from 'react';
import { publishTexts as texts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import { counted } from '../../components/counted.ts';
import { Window } from '../../components/dialog.tsx';
import { useOffice } from '../../time/office.ts';
import { summaryOf } from '../changes/change-sentences.ts';
import { inOrder, titleOf } from '../file-names.ts';
import { useSite } from '../site-data.tsx';
import { useSiteChanges } from '../use-site-changes.ts';
import { useOfficeCity } from './office-city.ts';
import { firstSuggestion, momentOf, zoneName } from './schedule-time.ts';
import { usePublish } from './use-publish.ts';

interface PublishDialogProps {
  /** The changes that were selected. */
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** What goes live and what stays, with a note, now or at a time. */
export function PublishDialog({ ids, onClose }: PublishDialogProps) {
  const { state, draft, saving, isChecking } = useSite();
  const { open, ready, blocked } = useSiteChanges();
  const { timeZone } = useOffice();
  const { publish } = usePublish();
  const id = useId();
  const [note, setNote] = useState('');
  const [when, setWhen] = useState<{ readonly day: string; readonly time: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  // Colleagues go on editing: a change can be gone, or have a problem, by now.
  const going = ready.filter((change) => ids.includes(change.id));
  const number = state.live.number + 1;
  const staying = open.length - going.length - blocked.size;
  const lead = [
    filled(going.length === 1 ? texts.goes.one : texts.goes.many, { number }),
    counted(texts.blocked, blocked.size),
    counted(texts.stays, staying),
    isChecking && texts.checking,
  ];

  const refusal = (at: number | null): string => {
    if (going.length === 0) return texts.nothing;
    if (saving !== 'saved') return texts.unsaved;
    if (at === null) return '';
    if (Number.isNaN(at)) return texts.missing;
    return at <= Date.now() ? texts.past : '';
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const at = when === null ? null : momentOf(when.day, when.time, timeZone);
    const refused = refusal(at);
    setProblem(refused);
    if (refused) return;
    setIsBusy(true);
    try {
      const changes = going.map((change) => change.id);
      await publish({ changes, live: state.live.number, note: note.trim(), ...(at !== null && { at }) });
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
      setIsBusy(false);
    }
  };
  const contentOf = (file: string) => draft[file] ?? state.liveFiles[file];
  const byFile = Map.groupBy(going, ({ file }) => file);
  const verbs = when === null ? texts.submit.now : texts.submit.later;
  const busy = when === null ? filled(texts.publishing, { number }) : texts.scheduling;
  return (
    <Window title={counted(verbs, going.length)} onClose={() => !isBusy && onClose()}>
      <form className="site-form touch-fields" onSubmit={submit}>
        <p className="quiet">{lead.filter(Boolean).join(' ')}</p>
        <ul className="goes">
          {inOrder([...byFile.keys()], contentOf).map((file) => (
            <li key={file}>
              <b>{titleOf(file, contentOf(file))}</b>
              <span className="quiet">{summaryOf(byFile.get(file) ?? [])}</span>
            </li>
          ))}
        </ul>
        <div>
          <label className="label" htmlFor={id}>
            {texts.note} <span className="hint font-normal">{texts.noteHint}</span>
          </label>
          <textarea
            className="input"
            id={id}
            rows={2}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </div>
        <When when={when} onChange={setWhen} />
        {problem && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <p className="visually-hidden" role="status">
          {isBusy && busy}
        </p>
        <div className="actions">
          <button type="submit" className="button primary" aria-disabled={isBusy}>
            {isBusy ? busy : counted(verbs, going.length)}
          </button>
          <button type="button" className="button plain" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </Window>
  );
}

type Time = { readonly day: string; readonly time: string };

interface WhenProps {
  /** Null for now. */
  readonly when: Time | null;
  readonly onChange: (when: Time | null) => void;
}

function When({ when, onChange }: WhenProps) {
  const { timeZone } = useOffice();
  const city = useOfficeCity();
  const id = useId();
  const moment = when && momentOf(when.day, when.time, timeZone);
  const zone = zoneName(moment || Date.now(), timeZone);
  const choices = [
    { label: texts.now, hint: texts.nowHint, isChosen: when === null, value: null },
    {
      label: texts.later,
      hint: texts.laterHint,
      isChosen: when !== null,
      value: when ?? firstSuggestion(Date.now(), timeZone),
    },
  ];
  return (
    <>
      <fieldset className="pick m-0 grid grid-cols-2 gap-2 border-0 p-0 max-md:grid-cols-1">
        <legend className="label p-0">{texts.when}</legend>
        {choices.map(({ label, hint, isChosen, value }) => (
          <label key={label} className="choice">
            <input
              className="check"
              type="radio"
              name={id}
              checked={isChosen}
              onChange={() => onChange(value)}
            />
            {label}
            <span className="quiet">{hint}</span>
          </label>
        ))}
      </fieldset>
      {when !== null && (
        <div className="grid grid-cols-2 items-start gap-4 max-md:grid-cols-1">
          <div>
            <label className="label" htmlFor={`${id}-day`}>
              {texts.date}
            </label>
            <input
              className="input"
              id={`${id}-day`}
              type="date"
              value={when.day}
              onChange={(event) => onChange({ ...when, day: event.currentTarget.value })}
            />
          </div>
          <div>
            <label className="label" htmlFor={`${id}-time`}>
              {texts.time}
            </label>
            <input
              className="input"
              id={`${id}-time`}
              type="time"
              aria-describedby={`${id}-zone`}
              value={when.time}
              onChange={(event) => onChange({ ...when, time: event.currentTarget.value })}
            />
            <p className="hint mt-1.5" id={`${id}-zone`}>
              {filled(texts.zone, { city, zone })}
            </p>
          </div>
        </div>
      )}
    </>
  );
}
