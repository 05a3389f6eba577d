import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { createBatches } from './batches.ts';
import type { Database, FormName, MailKind, ResumeRow, SubmissionRow } from './schema.ts';
import type { Storage } from './storage.ts';

export interface NewSubmission {
  readonly id: string;
  readonly reference: string;
  readonly form: FormName;
  readonly email: string;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly position: string | null;
  /** Why it is suspect, or null. */
  readonly quarantineReason: string | null;
  readonly createdAt: number;
  /** Equal for submissions that say the same. */
  readonly fingerprint: string;
  readonly duplicateUntil: number;
  readonly resume: Omit<ResumeRow, 'submission_id'> | null;
  readonly mails: readonly MailKind[];
  readonly messageIdDomain: string;
}

export interface Saved {
  /** Of the first one, when this was a duplicate. */
  readonly reference: string;
  readonly isDuplicate: boolean;
}

export interface SubmissionStore {
  /** Keeps the submission with all that belongs to it, or nothing. When it returns, the bytes are on the disk. */
  save(submission: NewSubmission): Promise<Saved>;
  forgetExpired(now: number): Promise<void>;
}

/** Few enough that the largest resumes do not hold up everything else for long. */
const MOST_PER_COMMIT = 64;

export function createSubmissionStore({ db, kind }: Pick<Storage, 'db' | 'kind'>): SubmissionStore {
  return {
    save:
      kind === 'sqlite'
        ? createBatches((submissions) => saveTogether(db, submissions), MOST_PER_COMMIT)
        : // PostgreSQL has many connections and joins their commits by itself.
          (submission) => db.transaction().execute((trx) => saveWithin(trx, submission)),
    async forgetExpired(now) {
      await db.deleteFrom('recent_submissions').where('expires_at', '<=', now).execute();
    },
  };
}

/** One commit for all. Each stands or falls alone: what goes wrong with one is undone and leaves the others as they are. */
async function saveTogether(
  db: Kysely<Database>,
  submissions: readonly NewSubmission[],
): Promise<PromiseSettledResult<Saved>[]> {
  return db.transaction().execute(async (trx) => {
    const results: PromiseSettledResult<Saved>[] = [];
    for (const submission of submissions) {
      await sql`savepoint one`.execute(trx);
      try {
        results.push({ status: 'fulfilled', value: await saveWithin(trx, submission) });
      } catch (reason) {
        await sql`rollback to one`.execute(trx);
        results.push({ status: 'rejected', reason });
      }
      await sql`release one`.execute(trx);
    }
    return results;
  });
}

async function saveWithin(trx: Transaction<Database>, submission: NewSubmission): Promise<Saved> {
  const earlier = await claimFingerprint(trx, submission);
  if (earlier !== null) return { reference: earlier, isDuplicate: true };
  await trx.insertInto('submissions').values(rowOf(submission)).execute();
  if (submission.resume !== null) {
    await trx
      .insertInto('resumes')
      .values({ ...submission.resume, submission_id: submission.id })
      .execute();
  }
  if (submission.quarantineReason === null) await enqueue(trx, submission);
  return { reference: submission.reference, isDuplicate: false };
}

/**
 * Null when the submission is the first to say this within the window, else the reference of the first. One statement
 * decides, so of two that arrive together, on whatever machines, exactly one wins; the other waits for it to commit.
 */
async function claimFingerprint(
  trx: Transaction<Database>,
  submission: NewSubmission,
): Promise<string | null> {
  const { id, fingerprint, duplicateUntil, createdAt } = submission;
  const ours = { submission_id: id, expires_at: duplicateUntil };
  const claimed = await trx
    .insertInto('recent_submissions')
    .values({ fingerprint, ...ours })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet(ours)
        .where('recent_submissions.expires_at', '<=', createdAt),
    )
    .returning('submission_id')
    .executeTakeFirst();
  if (claimed !== undefined) return null;

  const earlier = await trx
    .selectFrom('recent_submissions')
    .innerJoin('submissions', 'submissions.id', 'recent_submissions.submission_id')
    .select('reference')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  if (earlier !== undefined) return earlier.reference;
  // The first one was erased since, so this one is not a copy of anything we still have.
  await trx.updateTable('recent_submissions').set(ours).where('fingerprint', '=', fingerprint).execute();
  return null;
}

/** What an accepted submission sets going: the subscription, if it is one, and the mail. */
async function enqueue(trx: Transaction<Database>, submission: NewSubmission): Promise<void> {
  let subscriberId: string | null = null;
  if (submission.form === 'newsletter') {
    const subscriber = await subscribe(trx, submission);
    // Someone who is subscribed already gets no second welcome, so that nobody can be flooded in our name.
    if (subscriber.activated_by !== submission.id) return;
    subscriberId = subscriber.id;
  }
  if (submission.mails.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(
      submission.mails.map((kind) => {
        const id = randomUUID();
        return {
          id,
          kind,
          submission_id: submission.id,
          subscriber_id: subscriberId,
          state: 'pending' as const,
          attempts: 0,
          due_at: submission.createdAt,
          lease: null,
          message_id: `<${id}@${submission.messageIdDomain}>`,
          last_error: null,
          created_at: submission.createdAt,
          done_at: null,
        };
      }),
    )
    .execute();
}

async function subscribe(trx: Transaction<Database>, { id, email, payload, createdAt }: NewSubmission) {
  return trx
    .insertInto('subscribers')
    .values({
      id: randomUUID(),
      email,
      first_name: String(payload.firstName),
      last_name: String(payload.lastName),
      topic: String(payload.topic),
      state: 'active',
      token: randomBytes(24).toString('base64url'),
      activated_by: id,
      created_at: createdAt,
      updated_at: createdAt,
      unsubscribed_at: null,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet({
        first_name: (row) => row.ref('excluded.first_name'),
        last_name: (row) => row.ref('excluded.last_name'),
        topic: (row) => row.ref('excluded.topic'),
        state: 'active',
        // Tells, in the same statement and so without a race, whether this submission made the address active.
        activated_by: sql`case when subscribers.state = 'unsubscribed' then excluded.activated_by else subscribers.activated_by end`,
        updated_at: createdAt,
        unsubscribed_at: null,
      }),
    )
    .returning(['id', 'activated_by'])
    .executeTakeFirstOrThrow();
}

function rowOf(submission: NewSubmission): SubmissionRow {
  const { id, reference, form, email, name, payload, position, quarantineReason, createdAt } = submission;
  return {
    id,
    reference,
    form,
    state: quarantineReason === null ? 'accepted' : 'quarantined',
    quarantine_reason: quarantineReason,
    email,
    name,
    payload: JSON.stringify(payload),
    position,
    created_at: createdAt,
    acked_at: null,
  };
}
