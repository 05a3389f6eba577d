import type { Kysely } from 'kysely';
import type { HistoryAction, HistoryEntry } from '#contract/desk/submissions.ts';
import type { Database, SubmissionRow } from '../db/schema.ts';
import { type NewHistory, record } from '../history/history.ts';

/** Who does something with an item, where and when. */
export interface ActionContext {
  /** Null where nobody is known: at the command line, and for links in emails to a shared mailbox. */
  readonly person: string | null;
  /** The shared mailbox of the email whose link was used. */
  readonly mailbox?: string | null;
  readonly via: NonNullable<HistoryEntry['via']>;
  readonly now: number;
  /** The version that the person saw. Left out where whoever does it has just read it. */
  readonly seen?: number;
  /** What the history says instead of the action: an undo is recorded as one. */
  readonly recordAs?: HistoryAction;
}

type Changed = Pick<SubmissionRow, 'id' | 'reference' | 'form'>;
type Changes = Partial<
  Pick<SubmissionRow, 'state' | 'acked_at' | 'answered_by' | 'assignee' | 'reminded_at'>
>;

/**
 * Changes an item if nobody has since the person saw it: one statement decides, so of two who do it at once one is told
 * that somebody was quicker. False when it was somebody else, or when the item is not in one of the states any more.
 */
export async function updateSubmission(
  db: Kysely<Database>,
  { id }: Pick<SubmissionRow, 'id'>,
  changes: Changes,
  {
    seen,
    states,
  }: { readonly seen?: number | undefined; readonly states?: readonly SubmissionRow['state'][] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen!))
    .$if(states !== undefined, (query) => query.where('state', 'in', states!))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes down what was done with an item, in the same transaction. Returns the id of the entry. */
export function recordAction(
  db: Kysely<Database>,
  { reference, form }: Changed,
  { person, mailbox, via, now, recordAs }: ActionContext,
  entry: Pick<NewHistory, 'action' | 'about' | 'text'>,
): Promise<number> {
  const said = { text: mailbox ?? null, ...entry, action: recordAs ?? entry.action };
  return record(db, { at: now, person, via, reference, form, ...said });
}
