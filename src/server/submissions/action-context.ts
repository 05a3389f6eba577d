import type { Kysely } from 'kysely';
import type { HistoryAction, HistoryEntry } from '#contract/desk/submissions.ts';
import type { Database, SubmissionRow } from '../db/schema.ts';
import { type NewHistory, record } from '../history/history.ts';

/** The actor of an action, its channel and time, and the version that the actor saw. */
export interface ActionContext {
  /** Null for the command line, and for links in emails to a shared mailbox. */
  readonly person: string | null;
  /** The shared mailbox of the email whose link was used. */
  readonly mailbox?: string | null;
  readonly via: NonNullable<HistoryEntry['via']>;
  readonly now: number;
  /** For optimistic locking: the version that the person saw. Left out where the submission was just read. */
  readonly seen?: number;
  /** Recorded in the history instead of the action, for an undo. */
  readonly recordAs?: HistoryAction;
}

type Changed = Pick<SubmissionRow, 'id' | 'reference' | 'form'>;
type Changes = Partial<
  Pick<SubmissionRow, 'state' | 'acked_at' | 'answered_by' | 'assignee' | 'reminded_at'>
>;

/**
 * Optimistic locking in one statement. False when somebody changed the submission since version `seen`, or when it is in none
 * of the states.
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

/** Adds a history entry in the transaction of the action. Returns its id. */
export function recordAction(
  db: Kysely<Database>,
  { reference, form }: Changed,
  { person, mailbox, via, now, recordAs }: ActionContext,
  entry: Pick<NewHistory, 'action' | 'about' | 'text'>,
): Promise<number> {
  const recorded = { text: mailbox ?? null, ...entry, action: recordAs ?? entry.action };
  return record(db, { at: now, person, via, reference, form, ...recorded });
}
