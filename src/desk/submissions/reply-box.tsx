import { replyTexts } from '#content/desk/submission.ts';
import { filled } from '#content/filled.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { close } from '#ui/icons.ts';
import { useRight } from '../data/use-me.ts';
import { isFilteredOut, isSubscription } from './actions.ts';
import { AnswerBox } from './answer-box.tsx';
import { NoteBox } from './note-box.tsx';
import type { Reply, ReplyKind } from './use-reply.ts';

interface ReplyBoxProps {
  readonly submission: Submission;
  readonly reply: Reply;
  readonly onSend: () => void;
  /** On a phone the box covers the page, and only on request. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ReplyBox({ submission, reply, onSend, isOpen, onClose }: ReplyBoxProps) {
  // A started answer can be finished even when somebody quarantines the submission meanwhile.
  const isAnswerable = !isSubscription(submission) && (!isFilteredOut(submission) || reply.kind === 'answer');
  const mayAnswer = useRight('answer') && isAnswerable;
  const mayNote = useRight('note');
  const tabs: readonly (readonly [ReplyKind, string])[] = [
    ...(mayAnswer ? [['answer', replyTexts.answerTab] as const] : []),
    ...(mayNote ? [['note', replyTexts.noteTab] as const] : []),
  ];
  if (tabs.length === 0) return <p className="no-composer hint">{replyTexts.readOnly}</p>;
  return (
    <form
      className={classes('reply', isOpen && 'is-open')}
      aria-label={replyTexts.form}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen && !event.defaultPrevented) onClose();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div className="tablist">
        <div role="tablist" aria-label={replyTexts.form} className="flex gap-5">
          {tabs.map(([kind, label]) => (
            <button
              type="button"
              role="tab"
              key={kind}
              id={`tab-${kind}`}
              aria-controls="reply-panel"
              aria-selected={reply.kind === kind}
              tabIndex={reply.kind === kind ? 0 : -1}
              onClick={() => reply.setKind(kind)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
                const other = tabs.find(([one]) => one !== kind)?.[0] ?? kind;
                reply.setKind(other);
                document.getElementById(`tab-${other}`)?.focus();
              }}
            >
              {label}
            </button>
          ))}
        </div>
        {reply.kind === 'answer' && (
          <span className="clip ml-auto pt-2.75 pb-2 text-13 text-(--text-2) max-md:hidden">
            {filled(replyTexts.to, { address: submission.email })}
          </span>
        )}
        <button
          type="button"
          className="button plain icon-only ml-auto w-11 md:hidden"
          aria-label={replyTexts.hide}
          onClick={onClose}
        >
          <Icon of={close} size={18} />
        </button>
      </div>
      {isOpen && <TheirMessage submission={submission} />}
      <div role="tabpanel" id="reply-panel" aria-labelledby={`tab-${reply.kind}`}>
        {reply.kind === 'answer' ? (
          <AnswerBox
            submission={submission}
            text={reply.answer}
            onText={reply.setAnswer}
            template={reply.template}
            onTemplate={reply.setTemplate}
            isBlankLeft={reply.isBlankLeft}
            isSending={reply.isSending}
            onSend={onSend}
          />
        ) : (
          <NoteBox
            form={submission.form}
            text={reply.note}
            onText={reply.setNote}
            isSending={reply.isSending}
            onSend={onSend}
          />
        )}
      </div>
    </form>
  );
}

/** On a phone the box covers the submission, so the message is repeated above the text. */
function TheirMessage({ submission }: { readonly submission: Submission }) {
  return (
    <section
      className="-mx-5 mb-3 max-h-[36dvh] overflow-auto border-y border-(--line) bg-(--page) px-5 py-3 text-15 leading-[1.5] focus-visible:-outline-offset-3 md:hidden [&>p+p]:mt-[0.8em]"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
      tabIndex={0}
      aria-label={replyTexts.theirMessage}
    >
      <b>{submission.name}</b>
      {submission.texts.map(({ name, text }) => (
        <p key={name} className="typed">
          {text}
        </p>
      ))}
    </section>
  );
}
