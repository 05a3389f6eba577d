import type { Kysely } from 'kysely';
import { ANSWERED_FORMS, type FormName } from '#contract/forms.ts';
import type { Database, ResumeRow, SubmissionState } from '../db/schema.ts';
import type { SubmissionDetails } from '../mail/submission-text.ts';

/** `undelivered`: some of its mail is pending or dead. `unanswered`: not marked as answered. */
export type InboxState = SubmissionState | 'undelivered' | 'unanswered';

export interface InboxFilter {
  readonly form?: FormName | undefined;
  readonly state?: InboxState | undefined;
  readonly since?: number | undefined;
  /** Exclusive. */
  readonly until?: number | undefined;
  /** Substring of any field, case-insensitive. */
  readonly text?: string | undefined;
}

const BATCH = 200;
const RESUME_COLUMNS = ['submission_id', 'file_name', 'kind', 'size', 'sha256', 'flags'] as const;

/** In the order of the ids, without erased ones. */
export async function readSubmissions(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<readonly SubmissionDetails[]> {
  if (ids.length === 0) return [];
  const submissions = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const resumes = await db
    .selectFrom('resumes')
    .select(RESUME_COLUMNS)
    .where('submission_id', 'in', ids)
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('kind', 'desc')
    .orderBy('recipient')
    .execute();
  const byId = new Map(submissions.map((submission) => [submission.id, submission]));
  // A submission may have been erased in the meantime.
  return ids
    .map((id) => byId.get(id))
    .filter((submission) => submission !== undefined)
    .map((submission) => ({
      submission,
      payload: JSON.parse(submission.payload) as Record<string, unknown>,
      resume: resumes.find(({ submission_id }) => submission_id === submission.id) ?? null,
      mails: mails.filter(({ submission_id }) => submission_id === submission.id),
    }));
}

export async function readSubmission(
  db: Kysely<Database>,
  reference: string,
): Promise<SubmissionDetails | null> {
  const row = await db
    .selectFrom('submissions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row === undefined ? null : ((await readSubmissions(db, [row.id]))[0] ?? null);
}

/** Newest first, loaded in batches. */
export async function* findSubmissions(
  db: Kysely<Database>,
  filter: InboxFilter,
): AsyncGenerator<SubmissionDetails> {
  const wanted = filter.text?.toLowerCase();
  const rows = await selected(db, filter)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += BATCH) {
    for (const details of await readSubmissions(db, ids.slice(start, start + BATCH))) {
      if (wanted === undefined || wordsOf(details).includes(wanted)) yield details;
    }
  }
}

export async function readResume(db: Kysely<Database>, submissionId: string): Promise<ResumeRow | null> {
  const resume = await db
    .selectFrom('resumes')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return resume ?? null;
}

/** Without the text, as the databases differ in case folding. */
function selected(db: Kysely<Database>, { form, state, since, until }: InboxFilter) {
  let query = db.selectFrom('submissions');
  if (form !== undefined) query = query.where('form', '=', form);
  if (since !== undefined) query = query.where('created_at', '>=', since);
  if (until !== undefined) query = query.where('created_at', '<', until);
  switch (state) {
    case undefined:
      return query;
    case 'undelivered':
      return query.where('id', 'in', (sub) =>
        sub.selectFrom('outbox').select('submission_id').where('outbox.state', 'in', ['pending', 'dead']),
      );
    case 'unanswered':
      return query
        .where('state', '=', 'accepted')
        .where('acked_at', 'is', null)
        .where('form', 'in', ANSWERED_FORMS);
    default:
      return query.where('state', '=', state);
  }
}

function wordsOf({ submission, payload, resume }: SubmissionDetails): string {
  const { reference, name, email, position } = submission;
  return [reference, name, email, position ?? '', resume?.file_name ?? '', ...Object.values(payload)]
    .join('\n')
    .toLowerCase();
}
