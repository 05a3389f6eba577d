import type { Kysely } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { Database, OutboxRow, ResumeRow, SubmissionRow, SubmissionState } from '../db/schema.ts';

/** `undelivered`: some mail about it still waits or has failed. `unanswered`: nobody has marked it as answered. */
export type InboxState = SubmissionState | 'undelivered' | 'unanswered';

export interface InboxFilter {
  readonly form?: FormName | undefined;
  readonly state?: InboxState | undefined;
  readonly since?: number | undefined;
  /** The first moment that does not count any more. */
  readonly until?: number | undefined;
  /** Somewhere in what was written, whatever the case. */
  readonly text?: string | undefined;
}

/** A submission with all that belongs to it but the bytes of the resume. */
export interface SubmissionDetails {
  readonly submission: SubmissionRow;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly resume: Omit<ResumeRow, 'content'> | null;
  readonly mails: readonly OutboxRow[];
}

interface SubmissionReader {
  /** Newest first. Any number of them: only a few are held in memory at a time. */
  find(filter: InboxFilter): AsyncGenerator<SubmissionDetails>;
  get(reference: string): Promise<SubmissionDetails | null>;
  /** In the order of their ids, without those that were erased meanwhile. */
  load(ids: readonly string[]): Promise<readonly SubmissionDetails[]>;
  resumeOf(submissionId: string): Promise<ResumeRow | null>;
}

const BATCH = 200;
const RESUME_FACTS = ['submission_id', 'file_name', 'kind', 'size', 'sha256', 'flags'] as const;

export function createSubmissionReader(db: Kysely<Database>): SubmissionReader {
  async function load(ids: readonly string[]): Promise<readonly SubmissionDetails[]> {
    if (ids.length === 0) return [];
    const submissions = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
    const resumes = await db
      .selectFrom('resumes')
      .select(RESUME_FACTS)
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
    // One that was erased in the meantime is not there any more.
    return ids
      .map((id) => byId.get(id))
      .filter((submission) => submission !== undefined)
      .map((submission) => ({
        submission,
        payload: JSON.parse(submission.payload) as Record<string, unknown>,
        resume: resumes.find((each) => each.submission_id === submission.id) ?? null,
        mails: mails.filter((each) => each.submission_id === submission.id),
      }));
  }

  return {
    load,

    async *find(filter) {
      const wanted = filter.text?.toLowerCase();
      const rows = await selected(db, filter)
        .select('id')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const ids = rows.map(({ id }) => id);
      for (let start = 0; start < ids.length; start += BATCH) {
        for (const details of await load(ids.slice(start, start + BATCH))) {
          if (wanted === undefined || wordsOf(details).includes(wanted)) yield details;
        }
      }
    },

    async get(reference) {
      const row = await db
        .selectFrom('submissions')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row === undefined ? null : ((await load([row.id]))[0] ?? null);
    },

    async resumeOf(submissionId) {
      const resume = await db
        .selectFrom('resumes')
        .selectAll()
        .where('submission_id', '=', submissionId)
        .executeTakeFirst();
      return resume ?? null;
    },
  };
}

/** Without the text: the databases do not agree on what upper and lower case are. */
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
        .where('form', '!=', 'newsletter');
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
