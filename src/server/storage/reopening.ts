import type { Kysely } from 'kysely';
import type { HistoryAction } from '#contract/desk/items.ts';
import { changeItem, type Doing, recordDone } from './doing.ts';
import type { Database, HistoryRow, SubmissionRow } from './schema.ts';

/** `not-reopened`: not by this person, or not as the last thing that was done about its answer. */
export type TakenBack = 'taken-back' | 'not-reopened' | 'changed-since';

/** Takes back that somebody opened an item again: it is answered by whom and when it was, not by them and now. */
export function undoReopening(
  db: Kysely<Database>,
  submission: SubmissionRow,
  doing: Doing,
): Promise<TakenBack> {
  return db.transaction().execute(async (trx) => {
    const entries = await trx
      .selectFrom('history')
      .select(['at', 'person_id', 'action'])
      .where('reference', '=', submission.reference)
      .where('action', 'in', ABOUT_ANSWERS)
      .orderBy('id')
      .execute();
    const last = entries.at(-1);
    if (last?.action !== 'reopened' || last.person_id !== doing.person) return 'not-reopened';
    // What was answered before there was a history is answered now.
    const mark = markBefore(entries) ?? { acked_at: doing.now, answered_by: doing.person };
    const states = ['accepted'] as const;
    if (!(await changeItem(trx, submission, mark, { ...doing, states }))) return 'changed-since';
    await recordDone(trx, submission, doing, { action: 'reopen-undone' });
    return 'taken-back';
  });
}

const ABOUT_ANSWERS: readonly HistoryAction[] = [
  'answered',
  'answer-sent',
  'answer-undone',
  'reopened',
  'reopen-undone',
];

type Entry = Pick<HistoryRow, 'at' | 'person_id' | 'action'>;
type Mark = Pick<SubmissionRow, 'acked_at' | 'answered_by'>;

/** The mark that the last reopening took away, as the history tells it. */
function markBefore(entries: readonly Entry[]): Mark | null {
  let mark = null as Mark | null;
  let before = mark;
  const sent: number[] = [];
  for (const { action, at, person_id } of entries) {
    if (action === 'answer-sent') sent.push(at);
    // The first answer counts, and a mark stays when another answer is taken back.
    if (action === 'answered' || action === 'answer-sent') mark ??= { acked_at: at, answered_by: person_id };
    else if (action === 'answer-undone') mark = mark?.acked_at === sent.pop() ? null : mark;
    else if (action === 'reopen-undone') mark = before;
    else {
      before = mark;
      mark = null;
    }
  }
  return before;
}
