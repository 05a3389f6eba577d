import type { Kysely } from 'kysely';
import type { Database, OutboxKind, ResumeRow, SubmissionRow, SubscriberRow } from '../db/schema.ts';

/** All that a message is written from. */
export interface OutboxContent {
  readonly submission: SubmissionRow;
  /** All of the company who get this message, for its head; each has a row of their own. */
  readonly recipients: readonly string[];
  /** With its bytes, for the company's mail only. */
  readonly resume: ResumeRow | null;
  /** What there is to say about the resume, for a webhook only. */
  readonly resumeFacts: ResumeFacts | null;
  readonly subscriber: SubscriberRow | null;
  /** Of an answer from the desk. */
  readonly written: WrittenAnswer | null;
}

/** What somebody at the desk wrote. */
export interface WrittenAnswer {
  readonly subject: string;
  readonly text: string;
}

type ResumeFacts = Omit<ResumeRow, 'submission_id' | 'content'>;

/** What a row of the outbox says about its message. */
interface Message {
  readonly id: string;
  readonly kind: OutboxKind;
  readonly messageId: string;
  /** Null in mail to people of the desk. */
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
  const receivers = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('submission_id', '=', submissionId)
    .where('message_id', '=', messageId)
    .where('recipient', 'is not', null)
    .orderBy('recipient')
    .execute();
  // Only the company gets the file: for everything else its bytes stay where they are.
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
    recipients: receivers.map(({ recipient }) => recipient!),
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
