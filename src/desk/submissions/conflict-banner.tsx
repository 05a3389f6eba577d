import { useRef } from 'react';
import { peopleWords } from '#content/desk/people.ts';
import { conflictBannerWords as words } from '#content/desk/submission.ts';
import { filled } from '#content/filled.ts';
import type { Conflict } from '#contract/desk/actions.ts';
import { Avatar, firstName } from '../components/person.tsx';
import { Banner } from '../components/states.tsx';
import { useMe } from '../data/use-me.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { clockText } from '../time/when.ts';
import { conflictTitle } from './use-submission-actions.ts';

/** What somebody had typed when a colleague was quicker. */
export interface Clash {
  readonly conflict: Conflict;
  readonly kind: 'answer' | 'note';
  readonly text: string;
}

interface ConflictBannerProps {
  readonly clash: Clash;
  readonly onSendMine: () => void;
  readonly onSaveAsNote: () => void;
  readonly onCancel: () => void;
}

/** Who did what when, what did not happen, both texts side by side, and three ways on. Nothing is overwritten. */
export function ConflictBanner({ clash, onSendMine, onSaveAsNote, onCancel }: ConflictBannerProps) {
  const { conflict, kind, text } = clash;
  const me = useMe();
  const { timeZone } = useOffice();
  const now = useNow();
  const theirs = useRef<HTMLDivElement>(null);
  const { by } = conflict;
  return (
    <>
      <Banner title={conflictTitle(conflict, now)} text={words.notSent[kind]} role="alert">
        {conflict.text !== null && by !== null && (
          <button type="button" className="button primary" onClick={() => theirs.current?.focus()}>
            {filled(conflict.submission.status === 'answered' ? words.readAnswer : words.readNote, {
              name: firstName(by),
            })}
          </button>
        )}
        <button type="button" className="button" onClick={onSendMine}>
          {words.sendMine[kind]}
        </button>
        {kind === 'answer' ? (
          <button type="button" className="button plain" onClick={onSaveAsNote}>
            {words.asNote}
          </button>
        ) : (
          <button type="button" className="button plain" onClick={onCancel}>
            {words.cancel}
          </button>
        )}
      </Banner>
      {conflict.text !== null && (
        <div className="versions">
          <div ref={theirs} tabIndex={-1}>
            <p className="person">
              <Avatar of={by} />
              <b className="strong">{by?.name}</b>
              <span className="quiet">{clockText(conflict.at, timeZone)}</span>
            </p>
            <p className="typed quiet">{conflict.text}</p>
          </div>
          <div>
            <p className="person">
              <Avatar of={me.person} />
              <b className="strong">{peopleWords.you}</b>
            </p>
            <p className="typed">{text}</p>
          </div>
        </div>
      )}
    </>
  );
}
