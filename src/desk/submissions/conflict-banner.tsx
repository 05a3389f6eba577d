import { useRef } from 'react';
import { peopleTexts } from '#content/desk/people.ts';
import { conflictBannerTexts as texts } from '#content/desk/submission.ts';
import { filled } from '#content/filled.ts';
import type { Conflict } from '#contract/desk/actions.ts';
import { Avatar, firstName } from '../components/person.tsx';
import { Banner } from '../components/states.tsx';
import { useMe } from '../data/use-me.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { clockText } from '../time/when.ts';
import { conflictTitle } from './use-submission-actions.ts';

/** The typed text when a colleague's change conflicts with it. */
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

/** Shows both texts side by side and offers three ways to continue. Nothing is overwritten. */
export function ConflictBanner({ clash, onSendMine, onSaveAsNote, onCancel }: ConflictBannerProps) {
  const { conflict, kind, text } = clash;
  const me = useMe();
  const { timeZone } = useOffice();
  const now = useNow();
  const theirs = useRef<HTMLDivElement>(null);
  const { by } = conflict;
  return (
    <>
      <Banner title={conflictTitle(conflict, now)} text={texts.notSent[kind]} role="alert">
        {conflict.text !== null && by !== null && (
          <button type="button" className="button primary" onClick={() => theirs.current?.focus()}>
            {filled(conflict.submission.status === 'answered' ? texts.readAnswer : texts.readNote, {
              name: firstName(by),
            })}
          </button>
        )}
        <button type="button" className="button" onClick={onSendMine}>
          {texts.sendMine[kind]}
        </button>
        {kind === 'answer' ? (
          <button type="button" className="button plain" onClick={onSaveAsNote}>
            {texts.asNote}
          </button>
        ) : (
          <button type="button" className="button plain" onClick={onCancel}>
            {texts.cancel}
          </button>
        )}
      </Banner>
      {conflict.text !== null && (
        <div className="versions grid max-h-[40dvh] grid-cols-2 overflow-auto max-md:grid-cols-1">
          <div className="px-7 pt-4.5 pb-5.5 max-md:px-5 max-md:py-3.5" ref={theirs} tabIndex={-1}>
            <p className="person mb-2">
              <Avatar of={by} />
              <b className="strong">{by?.name}</b>
              <span className="quiet">{clockText(conflict.at, timeZone)}</span>
            </p>
            <p className="typed quiet max-w-[56ch]">{conflict.text}</p>
          </div>
          <div className="border-(--line) px-7 pt-4.5 pb-5.5 max-md:border-t max-md:px-5 max-md:py-3.5 md:border-l">
            <p className="person mb-2">
              <Avatar of={me.person} />
              <b className="strong">{peopleTexts.you}</b>
            </p>
            <p className="typed max-w-[56ch]">{text}</p>
          </div>
        </div>
      )}
    </>
  );
}
