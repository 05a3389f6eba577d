import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { actionTexts } from '#content/desk/actions.ts';
import { submissionTexts } from '#content/desk/submission.ts';
import { reasonFor } from '#content/desk/suspicion.ts';
import { countdownTexts } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import { FORMS } from '#contract/forms.ts';
import { Countdown, DueTime, Status } from '../components/status.tsx';
import { useReportPresence } from '../data/presence.ts';
import { useRight } from '../data/use-me.ts';
import { useKeys } from '../keys/key-bindings.tsx';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenInSentence } from '../time/when.ts';
import { isFilteredOut, isSubscription } from './actions.ts';
import { ConflictBanner } from './conflict-banner.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { Facts, NewerMessages } from './facts.tsx';
import { ReplyBox } from './reply-box.tsx';
import { ThumbBar } from './thumb-bar.tsx';
import { Timeline } from './timeline.tsx';
import { SubmissionToolbar } from './toolbar.tsx';
import { Undelivered } from './undelivered-reply.tsx';
import { useReply, useWriting } from './use-reply.ts';
import { sayReadOnly } from './use-row-keys.ts';
import { useSubmissionActions } from './use-submission-actions.ts';

/** Time left and due time while waiting; otherwise when it was answered. */
function Promised({ submission }: { readonly submission: Submission }) {
  const { timeZone } = useOffice();
  const now = useNow();
  const isWaiting = submission.status === 'new' || submission.status === 'assigned';
  return (
    <div className="promise">
      {isWaiting && <Countdown receivedAt={submission.receivedAt} isLine />}
      {isWaiting && <DueTime receivedAt={submission.receivedAt} />}
      {!isWaiting && submission.answeredAt !== null && (
        <span className="quiet">
          {filled(countdownTexts.answeredAt, { time: whenInSentence(submission.answeredAt, now, timeZone) })}
        </span>
      )}
      <span className="md:ml-auto">
        <Status of={submission.status} />
      </span>
    </div>
  );
}

/** Delivered, but the filter is not sure. */
function PossiblySpam({ submission }: { readonly submission: Submission }) {
  const actions = useSubmissionActions();
  const mayDecide = useRight('decide');
  if (submission.hint === null) return null;
  return (
    <div className="possibly-spam">
      <p className="hint">{filled(submissionTexts.possiblySpam, { why: submission.hint })}</p>
      {mayDecide && !isSubscription(submission) && (
        <button type="button" className="button" onClick={() => void actions([submission], { kind: 'spam' })}>
          {actionTexts.spam}
        </button>
      )}
    </div>
  );
}

function Words({ submission }: { readonly submission: Submission }) {
  const [main, ...others] = submission.texts;
  return (
    <>
      {main && <Text text={main.text} />}
      {others
        .filter(({ text }) => text.trim() !== '')
        .map(({ name, label, text }) => (
          <section key={name}>
            <h2 className="text-label">{label}</h2>
            <Text text={text} />
          </section>
        ))}
    </>
  );
}

function Text({ text }: { readonly text: string }) {
  return (
    <div className="words">
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text that never changes.
        <p key={index} className="typed">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

interface OpenSubmissionProps {
  readonly submission: Submission;
  readonly backHref: string;
  /** First in the toolbar. */
  readonly before?: ReactNode;
  /** Replaces the reply promise below the name. */
  readonly head?: ReactNode;
  /** Replaces the facts on the right. */
  readonly aside?: ReactNode;
}

export function OpenSubmission({ submission, backHref, before, head, aside }: OpenSubmissionProps) {
  const mayAnswer = useRight('answer') && !isFilteredOut(submission) && !isSubscription(submission);
  const reply = useReply(submission, mayAnswer ? 'answer' : 'note');
  const writing = useWriting(reply);
  const [isErasing, setIsErasing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useReportPresence(submission.reference, reply.isWriting);
  const mayNote = useRight('note');
  useKeys(['n'], () => (mayNote ? writing.begin('note') : sayReadOnly()));

  // On a phone the list is hidden, and with it the row that had focus.
  useEffect(() => {
    const isListHidden = document.activeElement === document.body || matchMedia('(max-width: 767px)').matches;
    if (isListHidden && location.hash !== '#answer') title.current?.focus({ preventScroll: true });
  }, []);

  const conflict = useRef<HTMLDivElement>(null);
  // On a phone the reply box covers the banner, and below a long submission the banner is out of view.
  const showConflict = () => {
    writing.end();
    conflict.current?.focus();
  };
  const onConflict = useEffectEvent(showConflict);
  const newest = reply.clash?.conflict;
  useEffect(() => {
    if (newest) onConflict();
  }, [newest]);

  /** Moves focus out of the reply box, so that keyboard shortcuts work again. */
  const send = async () => {
    const { kind } = reply;
    if (!(await reply.send()) || kind !== 'answer') return;
    writing.end();
    title.current?.focus({ preventScroll: true });
  };

  const { kind } = FORMS[submission.form];
  const role = submission.facts.find(({ name }) => name === 'role')?.value;
  const erase = () => setIsErasing(true);
  return (
    <article className="submission" aria-labelledby="submission-name">
      <SubmissionToolbar submission={submission} backHref={backHref} before={before} onErase={erase} />
      <div className="conflict" ref={conflict} tabIndex={-1}>
        {reply.clash && (
          <ConflictBanner
            clash={reply.clash}
            onSendMine={() => void reply.sendAgain(reply.clash?.kind ?? 'answer')}
            onSaveAsNote={() => void reply.sendAgain('note')}
            onCancel={reply.dismissClash}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <section className="read" tabIndex={0} aria-label={submissionTexts.reading[kind]}>
        <NewerMessages submission={submission} />
        <h1 className="name" id="submission-name" ref={title} tabIndex={-1}>
          {submission.name}
        </h1>
        {head ?? (
          <>
            <p className="mt-1 text-15 text-(--text-2)">
              {[role, submission.organization].filter(Boolean).join(', ') || submission.subject}
            </p>
            <Promised submission={submission} />
          </>
        )}
        {submission.suspicion !== null && (
          <p className="hint">
            {filled(submissionTexts.quarantinedBecause, { why: reasonFor(submission.suspicion).what })}
          </p>
        )}
        <PossiblySpam submission={submission} />
        <Undelivered submission={submission} />
        <Words submission={submission} />
        <Timeline submission={submission} />
        <ReplyBox
          submission={submission}
          reply={reply}
          // The colleague's change must be seen before anything is sent.
          onSend={reply.clash ? showConflict : () => void send()}
          isOpen={writing.isOpen}
          onClose={writing.end}
        />
      </section>
      {aside ?? <Facts submission={submission} />}
      <ThumbBar submission={submission} onWrite={writing.begin} onErase={erase} />
      {isErasing && (
        <EraseDialog submission={submission} backHref={backHref} onClose={() => setIsErasing(false)} />
      )}
    </article>
  );
}
