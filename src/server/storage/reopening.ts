import type { Kysely } from 'kysely';
import { changeItem, type Doing, recordDone } from './doing.ts';
import { type ReplyEntry, replyEntries } from './reply-delivery.ts';
import type { Database, SubmissionRow } from './schema.ts';

/** `not-reopened`: not by this person, or not as the last thing that was done about its reply. */
export type TakenBack = 'taken-back' | 'not-reopened' | 'changed-since';

/** Undoes a reopening: the item is answered by whom and when it was before, not by this person and now. */
export function undoReopening(
  db: Kysely<Database>,
  submission: SubmissionRow,
  doing: Doing,
): Promise<TakenBack> {
  return db.transaction().execute(async (trx) => {
    const entries = await replyEntries(trx, submission.reference);
    const last = entries.at(-1);
    if (last?.action !== 'reopened' || last.person_id !== doing.person) return 'not-reopened';
    // What was answered before there was a history is answered now.
    const mark = markOf(entries.slice(0, -1)) ?? { acked_at: doing.now, answered_by: doing.person };
    const states = ['accepted'] as const;
    if (!(await changeItem(trx, submission, mark, { ...doing, states }))) return 'changed-since';
    await recordDone(trx, submission, doing, { action: 'reopen-undone' });
    return 'taken-back';
  });
}

type Mark = Pick<SubmissionRow, 'acked_at' | 'answered_by'>;

/** When and by whom it was answered, as the history tells it. The first reply counts. */
function markOf(entries: readonly ReplyEntry[]): Mark | null {
  let mark: Mark | null = null;
  for (const { action, at, person_id, about_id } of entries) {
    if (action === 'answered' || action === 'answer-sent') mark ??= { acked_at: at, answered_by: person_id };
    else if (action === 'reply-delivered') mark ??= { acked_at: at, answered_by: about_id };
    else if (action === 'reopened' || action === 'reply-failed') mark = null;
  }
  return mark;
}
