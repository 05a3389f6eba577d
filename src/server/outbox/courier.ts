import type { Kysely } from 'kysely';
import type { Database, OutboxKind, ResumeRow, SubmissionRow, SubscriberRow } from '../db/schema.ts';
import type { DeliveryOutcome } from './state.ts';
import type { Claim } from './store.ts';

/** Sent, perhaps without an attachment, or no longer wanted. */
export type Delivered = Extract<DeliveryOutcome, { readonly state: 'sent' | 'cancelled' }>;

/** Sends the message, or throws, preferably a DeliveryError. */
export type Send = () => Promise<Delivered>;

/** Delivers some kinds of outbox messages. */
export interface Courier {
  readonly kinds: readonly OutboxKind[];
  readonly concurrency: number;
  /** Messages of a courier that is not enabled wait. */
  isEnabled?(): boolean;
  /** Loads the content of the message. Null when the message is no longer wanted. */
  prepare(claim: Claim): Promise<Send | null>;
  close?(): void;
}

interface DeliveryProblem {
  readonly code: string;
  readonly isPermanent: boolean;
  readonly isAboutContent?: boolean;
  readonly isUnanswered?: boolean;
  readonly command?: string | undefined;
  readonly advice?: string;
  readonly server?: string;
  readonly reason?: string | undefined;
  readonly cause?: unknown;
}

export class DeliveryError extends Error {
  /** A retry will be refused, too. */
  readonly isPermanent: boolean;
  /** The message may be accepted without its attachment. */
  readonly isAboutContent: boolean;
  /** The mail server could not be reached or did not answer. */
  readonly isUnanswered: boolean;
  /** The SMTP command as the library names it: `CONN`, `RCPT TO`, `DATA` and so on. */
  readonly command: string | undefined;
  /** Short, without personal data. */
  readonly code: string;
  /** What the operator should do, for the log. */
  readonly advice: string | undefined;

  /** The server and why it could not be reached, for the log, without personal data. */
  readonly server: string | undefined;
  readonly reason: string | undefined;

  constructor(message: string, problem: DeliveryProblem) {
    const {
      code,
      isPermanent,
      isAboutContent = false,
      isUnanswered = false,
      command,
      advice,
      server,
      reason,
      cause,
    } = problem;
    super(message, { cause });
    this.name = 'DeliveryError';
    this.code = code;
    this.isPermanent = isPermanent;
    this.isAboutContent = isAboutContent;
    this.isUnanswered = isUnanswered;
    this.command = command;
    this.advice = advice;
    this.server = server;
    this.reason = reason;
  }
}

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
