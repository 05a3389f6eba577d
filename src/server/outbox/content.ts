import type { Kysely } from 'kysely';
import type { Database, OutboxKind, ResumeRow, SubmissionRow, SubscriberRow } from '../db/schema.ts';

export interface OutboxContent {
  readonly submission: SubmissionRow;
  /** All recipients at the company, for the To header; each has a separate row. */
  readonly recipients: readonly string[];
  /** Includes the file; only in mail to the company. */
  readonly resume: ResumeRow | null;
  /** Only in webhooks. */
  readonly resumeFacts: ResumeFacts | null;
  readonly subscriber: SubscriberRow | null;
  /** Only in an answer from the desk. */
  readonly written: WrittenAnswer | null;
}

export interface WrittenAnswer {
  readonly subject: string;
  readonly text: string;
}

type ResumeFacts = Omit<ResumeRow, 'submission_id' | 'content'>;

interface Message {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly messageId: string;
  /** Null in mail to staff. */
  readonly submissionId: string | null;
  readonly subscriberId: string | null;
}

/** Null when the submission was erased since. */
export async function loadContent(
  db: Kysely<Database>,
  { id, kind, messageId, submissionId, subscriberId }: Message,
): Promise<OutboxContent | null> {
  if (submissionId === null) return null;
  const resumes = db.selectFrom('resumes').where('submission_id', '=', submissionId);
  const byId = db.selectFrom('submissions').selectAll().where('id', '=', submissionId);
  const submission = await byId.executeTakeFirst();
  if (submission === undefined) return null;
  const companyRows = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('submission_id', '=', submissionId)
    .where('message_id', '=', messageId)
    .where('recipient', 'is not', null)
    .orderBy('recipient')
    .execute();
  // Load the file only for mail to the company, which attaches it.
  const resume = kind !== 'company' ? undefined : await resumes.selectAll().executeTakeFirst();
  const resumeFacts =
    kind !== 'webhook'
      ? undefined
      : await resumes.select(['file_name', 'kind', 'size', 'sha256', 'flags']).executeTakeFirst();
  const subscriber =
    subscriberId === null
      ? undefined
      : await db.selectFrom('subscribers').selectAll().where('id', '=', subscriberId).executeTakeFirst();
  return {
    submission,
    recipients: companyRows.map(({ recipient }) => recipient!),
    resume: resume ?? null,
    resumeFacts: resumeFacts ?? null,
    subscriber: subscriber ?? null,
    written: kind === 'answer' ? await writtenOf(db, id) : null,
  };
}

async function writtenOf(db: Kysely<Database>, id: string): Promise<WrittenAnswer | null> {
  const row = await db
    .selectFrom('outbox')
    .select(['subject', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.body === null || row === undefined ? null : { subject: row.subject ?? '', text: row.body };
}
