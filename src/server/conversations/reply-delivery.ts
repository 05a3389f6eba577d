import type { Kysely, Transaction } from 'kysely';
import type { HistoryAction } from '#contract/desk/submissions.ts';
import type { Database, HistoryRow, OutboxRow, SubmissionRow } from '../db/schema.ts';
import type { DatabaseKind } from '../db/storage.ts';
import { record } from '../history/history.ts';
import { isUndelivered, latestReply } from '../outbox/state.ts';
import type { DeliveryHooks } from '../outbox/store.ts';
import { updateSubmission } from '../submissions/action-context.ts';

// Lists, counts, reminders, exports and metrics read `acked_at`. It changes in the same transaction as the outbox row of the
// reply, so that they agree with the outbox.

/** Marks a submission as answered, or reopens it, when the delivery of its reply ends. */
export function createReplyHooks(database: DatabaseKind): DeliveryHooks {
  return {
    async before(trx, { kind, submissionId }) {
      if (kind === 'answer') await lockSubmission(trx, database, submissionId);
    },
    after: settleReply,
  };
}

/** The desk's actions lock the submission before its outbox rows; another order could deadlock on PostgreSQL. */
async function lockSubmission(
  trx: Transaction<Database>,
  kind: DatabaseKind,
  id: string | null,
): Promise<void> {
  if (kind !== 'postgres' || id === null) return;
  await trx.selectFrom('submissions').select('id').where('id', '=', id).forUpdate().execute();
}

/** Updates the submission of a reply. Call in the transaction that changed the outbox row. */
export async function settleReply(
  trx: Transaction<Database>,
  mail: OutboxRow | undefined,
  now: number,
): Promise<void> {
  if (mail?.kind !== 'answer' || mail.submission_id === null) return;
  const isFailed = isUndelivered(mail);
  if (!isFailed && mail.state !== 'sent') return;
  const submission = await trx
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', mail.submission_id)
    .executeTakeFirst();
  if (submission === undefined) return;
  const entries = await replyEntries(trx, submission.reference);
  if (isFailed) await reopen(trx, submission, { mail, entries, now });
  else await markDelivered(trx, submission, { mail, entries, now });
}

interface Settling {
  readonly mail: OutboxRow;
  readonly entries: readonly ReplyEntry[];
  readonly now: number;
}

async function reopen(
  trx: Transaction<Database>,
  submission: SubmissionRow,
  { mail, entries, now }: Settling,
): Promise<void> {
  if (submission.acked_at === null) return;
  // Marked by hand since the last reply was written, for example after a phone call.
  if (entries.findLast(({ action }) => !RESENDING.includes(action))?.action === 'answered') return;
  const replies = await trx
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', submission.id)
    .where('kind', '=', 'answer')
    .execute();
  if (latestReply(replies)?.id !== mail.id) return;
  // Clear `reminded_at`: the team needs another reminder.
  await updateSubmission(trx, submission, { acked_at: null, answered_by: null, reminded_at: null }, {});
  const { reference, form } = submission;
  await record(trx, {
    at: now,
    person: null,
    reference,
    form,
    action: 'reply-failed',
    text: mail.last_error,
  });
}

async function markDelivered(
  trx: Transaction<Database>,
  submission: SubmissionRow,
  { mail, entries, now }: Settling,
): Promise<void> {
  if (submission.acked_at !== null) return;
  const last = entries.at(-1)?.action;
  // Reopened by a person while the reply was on its way.
  if (last === undefined || ![...RESENDING, 'answer-sent', 'reply-failed'].includes(last)) return;
  const author = entries.findLast(({ action }) => action === 'answer-sent')?.person_id ?? null;
  await updateSubmission(trx, submission, { acked_at: now, answered_by: author }, {});
  const { reference, form, email } = submission;
  const text = mail.recipient ?? email;
  await record(trx, {
    at: now,
    person: null,
    reference,
    form,
    action: 'reply-delivered',
    about: author,
    text,
  });
}

export type ReplyEntry = Pick<HistoryRow, 'at' | 'person_id' | 'about_id' | 'action'>;

const RESENDING: readonly HistoryAction[] = ['resent', 'address-corrected'];
const ABOUT_REPLIES: readonly HistoryAction[] = [
  'answered',
  'answered-undone',
  'answer-sent',
  'answer-undone',
  'reopened',
  'reopen-undone',
  'reply-failed',
  'reply-delivered',
  ...RESENDING,
];
const UNDOES: Partial<Record<HistoryAction, HistoryAction>> = {
  'answered-undone': 'answered',
  'answer-undone': 'answer-sent',
  'reopen-undone': 'reopened',
};

/** The history entries about replies, oldest first, without undone ones. */
export async function replyEntries(db: Kysely<Database>, reference: string): Promise<readonly ReplyEntry[]> {
  const entries = await db
    .selectFrom('history')
    .select(['at', 'person_id', 'about_id', 'action'])
    .where('reference', '=', reference)
    .where('action', 'in', ABOUT_REPLIES)
    .orderBy('id')
    .execute();
  const standing: ReplyEntry[] = [];
  for (const entry of entries) {
    const undone = UNDOES[entry.action];
    if (undone === undefined) standing.push(entry);
    else {
      const at = standing.findLastIndex(({ action }) => action === undone);
      if (at >= 0) standing.splice(at, 1);
    }
  }
  return standing;
}
