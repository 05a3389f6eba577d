import type { Kysely } from 'kysely';
import { HOLD_MS } from '#contract/desk/actions.ts';
import type { Database, OutboxRow, SubmissionRow } from '../db/schema.ts';
import { enqueue, newOutboxRows } from '../outbox/store.ts';
import { type ActionContext, recordAction, updateSubmission } from '../submissions/action-context.ts';
import { type ReplyEntry, replyEntries } from './reply-delivery.ts';

type Db = Kysely<Database>;

// On a version conflict, each function changes nothing and returns false or `changed-since`.

export function assign(
  db: Db,
  submission: SubmissionRow,
  person: string | null,
  context: ActionContext,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await updateSubmission(trx, submission, { assignee: person }, context))) return false;
    await recordAction(trx, submission, context, { action: 'assigned', about: person });
    return true;
  });
}

interface NewNote {
  readonly text: string;
  /** Ids of people. */
  readonly mentions: readonly string[];
  /** Outbox rows for the mentioned people. `addNote` appends the id of the note to the reference in each body. */
  readonly notices: readonly OutboxRow[];
}

export function addNote(
  db: Db,
  submission: SubmissionRow,
  { text, mentions, notices }: NewNote,
  context: ActionContext,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await updateSubmission(trx, submission, {}, context))) return false;
    // `about` has room for one person: the first mentioned. The text names the others.
    const note = { action: 'note', text, about: mentions[0] ?? null } as const;
    const noteId = await recordAction(trx, submission, context, note);
    // The email reads the note from the history, so that erasing the submission deletes the only copy.
    const rows = notices.map((row) => ({ ...row, body: `${row.body} ${noteId}` }));
    await enqueue(trx, rows);
    return true;
  });
}

interface Answer {
  readonly subject: string;
  readonly text: string;
  readonly messageIdDomain: string;
}

/** Marks the submission as answered, assigns it to the author if unassigned, and queues the email until undo expires. */
export function answer(
  db: Db,
  submission: SubmissionRow,
  { subject, text, messageIdDomain }: Answer,
  context: ActionContext,
): Promise<boolean> {
  const { id, acked_at, answered_by, assignee, corrected_email } = submission;
  const { now, person } = context;
  // The first reply closes it, unless it was closed by hand before.
  const mark = acked_at === null ? { acked_at: now, answered_by: person } : { acked_at, answered_by };
  const changes = { ...mark, assignee: assignee ?? person };
  return db.transaction().execute(async (trx) => {
    const states = ['accepted'] as const;
    if (!(await updateSubmission(trx, submission, changes, { ...context, states }))) return false;
    const message = { kind: 'answer', submissionId: id, subscriberId: null, recipients: [] } as const;
    const rows = newOutboxRows({ ...message, messageIdDomain, now });
    const written = { recipient: corrected_email, subject, body: text };
    await enqueue(
      trx,
      rows.map((row) => ({ ...row, ...written, due_at: now + HOLD_MS })),
    );
    if (changes.assignee !== assignee) {
      await recordAction(trx, submission, context, { action: 'assigned', about: changes.assignee });
    }
    await recordAction(trx, submission, context, { action: 'answer-sent', text });
    return true;
  });
}

type Undone = 'undone' | 'too-late' | 'changed-since';

/** Cancels the newest answer, unless its delivery has begun. */
export function undoAnswer(db: Db, submission: SubmissionRow, context: ActionContext): Promise<Undone> {
  return db
    .transaction()
    .execute(async (trx) => {
      const mail = await trx
        .selectFrom('outbox')
        .select(['id', 'created_at'])
        .where('submission_id', '=', submission.id)
        .where('kind', '=', 'answer')
        .where('state', '=', 'pending')
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      if (mail === undefined) return 'too-late';
      const { numUpdatedRows } = await trx
        .updateTable('outbox')
        .set({ state: 'cancelled', done_at: context.now })
        .where('id', '=', mail.id)
        .where('state', '=', 'pending')
        .where('attempts', '=', 0)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return 'too-late';
      // Keep a mark that is older than this answer.
      const wasMarkedByReply = submission.acked_at === mail.created_at;
      const wasAssigned = await wasAssignedByReply(trx, submission);
      const changes = {
        ...(wasMarkedByReply ? { acked_at: null, answered_by: null } : {}),
        ...(wasAssigned ? { assignee: null } : {}),
      };
      if (!(await updateSubmission(trx, submission, changes, context))) throw new ChangedSince();
      if (wasAssigned) {
        await recordAction(trx, submission, context, { action: 'assign-undone', about: null });
      }
      await recordAction(trx, submission, context, { action: 'answer-undone' });
      return 'undone' as const;
    })
    .catch((error: unknown) => {
      if (error instanceof ChangedSince) return 'changed-since';
      throw error;
    });
}

/** Whether the last reply also assigned the submission: both entries have the same person and time. */
async function wasAssignedByReply(trx: Db, { reference }: SubmissionRow): Promise<boolean> {
  const [reply, before] = await trx
    .selectFrom('history')
    .select(['action', 'at', 'person_id'])
    .where('reference', '=', reference)
    .where('action', 'in', ['assigned', 'answer-sent'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  return (
    reply?.action === 'answer-sent' &&
    before?.action === 'assigned' &&
    before.at === reply.at &&
    before.person_id === reply.person_id
  );
}

/** Thrown to roll back the transaction. */
class ChangedSince extends Error {}

/** `not-reopened`: this person's reopening is not the last entry about the reply. */
type UndoneReopening = 'undone' | 'not-reopened' | 'changed-since';

/** Undoes a reopening: restores who answered and when. */
export function undoReopening(
  db: Kysely<Database>,
  submission: SubmissionRow,
  context: ActionContext,
): Promise<UndoneReopening> {
  return db.transaction().execute(async (trx) => {
    const entries = await replyEntries(trx, submission.reference);
    const last = entries.at(-1);
    if (last?.action !== 'reopened' || last.person_id !== context.person) return 'not-reopened';
    // A submission answered before the history existed has no entry to restore.
    const mark = markOf(entries.slice(0, -1)) ?? { acked_at: context.now, answered_by: context.person };
    const states = ['accepted'] as const;
    if (!(await updateSubmission(trx, submission, mark, { ...context, states }))) return 'changed-since';
    await recordAction(trx, submission, context, { action: 'reopen-undone' });
    return 'undone';
  });
}

type Mark = Pick<SubmissionRow, 'acked_at' | 'answered_by'>;

/** When and by whom the submission was answered, replayed from the history. The first reply counts. */
function markOf(entries: readonly ReplyEntry[]): Mark | null {
  let mark: Mark | null = null;
  for (const { action, at, person_id, about_id } of entries) {
    if (action === 'answered' || action === 'answer-sent') mark ??= { acked_at: at, answered_by: person_id };
    else if (action === 'reply-delivered') mark ??= { acked_at: at, answered_by: about_id };
    else if (action === 'reopened' || action === 'reply-failed') mark = null;
  }
  return mark;
}
