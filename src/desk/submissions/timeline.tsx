import { historyTexts, submissionTexts } from '#content/desk/submission.ts';
import type { HistoryEntry, Submission } from '#contract/desk/submissions.ts';
import { classes } from '#ui/classes.ts';
import { useEveryone, useMe } from '../data/use-me.ts';
import { historySentence } from '../history/history-sentence.ts';
import { useOffice } from '../time/office.ts';
import { useNow } from '../time/use-now.ts';
import { whenText } from '../time/when.ts';
import { notePieces } from './mentions.ts';

/** The history of the submission, including its notes. */
export function Timeline({ submission }: { readonly submission: Submission }) {
  const undone = undoneReplies(submission.history);
  return (
    <>
      <div className="section-head border-t border-(--line)">
        <h2>{submissionTexts.history}</h2>
      </div>
      <ol className="timeline">
        {submission.history.map((entry) => (
          <Entry key={entry.id} entry={entry} submission={submission} isUndone={undone.has(entry.id)} />
        ))}
      </ol>
    </>
  );
}

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly submission: Submission;
  /** An undone reply was never sent. */
  readonly isUndone: boolean;
}

function Entry({ entry, submission, isUndone }: EntryProps) {
  const { person } = useMe();
  const { timeZone } = useOffice();
  const now = useNow();
  const hasWords = entry.action === 'note' || entry.action === 'answer-sent';
  return (
    <li
      className={classes(
        hasWords && 'note',
        entry.action === 'answer-sent' && 'answer',
        isUndone && 'is-undone',
        entry.action === 'reply-failed' && 'is-failed',
      )}
    >
      <span>
        {historySentence(entry, person.id, submission.form).map(({ text, isStrong }) =>
          isStrong ? <b key={text}>{text}</b> : text,
        )}
        {isUndone && <span className="undone-mark">{historyTexts.undoneReply}</span>}
      </span>
      <time dateTime={new Date(entry.at).toISOString()}>{whenText(entry.at, now, timeZone)}</time>
      {hasWords && entry.text !== null && <NoteText text={entry.text} />}
    </li>
  );
}

/** Each undo cancels the newest reply before it. */
function undoneReplies(history: Submission['history']): ReadonlySet<number> {
  const undone = new Set<number>();
  const sent: number[] = [];
  for (const { id, action } of history) {
    if (action === 'answer-sent') sent.push(id);
    const last = action === 'answer-undone' ? sent.pop() : undefined;
    if (last !== undefined) undone.add(last);
  }
  return undone;
}

function NoteText({ text }: { readonly text: string }) {
  const everyone = useEveryone();
  return (
    <p className="typed">
      {notePieces(text, everyone).map((piece, index) =>
        piece.person === null ? (
          piece.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
          <span className="mention font-medium text-(--link)" key={index}>
            {piece.text}
          </span>
        ),
      )}
    </p>
  );
}
