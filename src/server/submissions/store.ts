import { type Compilable, type Kysely, sql, type Transaction } from 'kysely';
import { isSubscription } from '#contract/forms.ts';
import type { VisitPath } from '#contract/visits.ts';
import type { Database, ResumeRow, SubmissionRow } from '../db/schema.ts';
import { executeGroups, executeTogether, type QueryGroup } from '../db/sqlite.ts';
import { type Storage, VISITOR_WAIT_MS } from '../db/storage.ts';
import { databaseTooSlow, StorageTroubleError } from '../db/trouble.ts';
import { messagesOf } from '../outbox/store.ts';
import { type AcceptedSubmission, addFollowUp } from '../subscribers/follow-up.ts';
import { createBatches, type RunBatch } from './batches.ts';
import { insertIntoSearch, keysOf } from './search.ts';

export interface NewSubmission extends AcceptedSubmission {
  readonly createdAt: number;
  readonly reference: string;
  readonly name: string;
  readonly position: string | null;
  readonly quarantineReason: string | null;
  /** Why it may be spam although it is delivered. */
  readonly spamHint?: string | null;
  /** That of a near-copy. */
  readonly alikeKey?: string | null;
  /** Equal for duplicates. */
  readonly fingerprint: string;
  readonly duplicateUntil: number;
  /** Its content is transferred to the database thread, so it is empty after saving. */
  readonly resume: Omit<ResumeRow, 'submission_id'> | null;
  /** Where the visitor came from, with consent. */
  readonly visit: VisitPath | null;
}

interface Saved {
  /** For a duplicate, the reference of the original. */
  readonly reference: string;
  readonly isDuplicate: boolean;
}

export interface SubmissionStore {
  /** Atomic and idempotent. Resolves once the data is synced to disk. */
  save(submission: NewSubmission): Promise<Saved>;
  forgetExpired(now: number): Promise<void>;
}

const MAX_PER_COMMIT = 64;
const MAX_BYTES_PER_COMMIT = 16 * 1024 * 1024;

export function createSubmissionStore({
  db,
  forVisitors,
  kind,
}: Pick<Storage, 'db' | 'forVisitors' | 'kind'>): SubmissionStore {
  return {
    save:
      kind === 'sqlite'
        ? createBatches(saveTogether(forVisitors), {
            maxPerBatch: MAX_PER_COMMIT,
            maxBytes: MAX_BYTES_PER_COMMIT,
            bytesOf: ({ resume }) => resume?.size ?? 0,
            // A little longer than the database's own deadline, whose error names the cause.
            waitMs: VISITOR_WAIT_MS + 250,
            timeoutError: databaseTooSlow,
          })
        : // PostgreSQL has many connections and groups their commits itself.
          (submission) => forVisitors.transaction().execute((trx) => saveWithin(trx, submission)),
    async forgetExpired(now) {
      await db.deleteFrom('recent_submissions').where('expires_at', '<=', now).execute();
    },
  };
}

/**
 * One commit for all; each submission succeeds or fails on its own. Messages to the database thread cost more than the
 * inserts, so most submissions share one; newsletter subscriptions and duplicates take several messages each.
 */
function saveTogether(db: Kysely<Database>): RunBatch<NewSubmission, Saved> {
  return (take) =>
    db.transaction().execute(async (trx) => {
      const submissions = take();
      const inOneStep = submissions.filter(({ form }) => !isSubscription(form));
      const outcomes = await executeGroups(
        trx,
        inOneStep.map((submission) => ({
          condition: claimFingerprint(trx, submission),
          ...insertsOf(trx, submission),
        })),
      );
      const results: PromiseSettledResult<Saved>[] = [];
      for (const submission of submissions) {
        const outcome = outcomes[inOneStep.indexOf(submission)] ?? 'skipped';
        if (outcome === 'skipped') results.push(await saveOnSavepoint(trx, submission));
        else if (outcome === 'done') results.push({ status: 'fulfilled', value: savedFirst(submission) });
        else results.push({ status: 'rejected', reason: outcome });
      }
      return results;
    });
}

function savedFirst({ reference }: NewSubmission): Saved {
  return { reference, isDuplicate: false };
}

async function saveOnSavepoint(
  trx: Transaction<Database>,
  submission: NewSubmission,
): Promise<PromiseSettledResult<Saved>> {
  await sql`savepoint one`.execute(trx);
  try {
    const value = await saveWithin(trx, submission);
    await sql`release one`.execute(trx);
    return { status: 'fulfilled', value };
  } catch (reason) {
    // A failing disk fails all submissions, and the savepoint may be gone.
    if (reason instanceof StorageTroubleError) throw reason;
    await sql`rollback to one`.execute(trx);
    await sql`release one`.execute(trx);
    return { status: 'rejected', reason };
  }
}

async function saveWithin(trx: Transaction<Database>, submission: NewSubmission): Promise<Saved> {
  const claimed = await claimFingerprint(trx, submission).executeTakeFirst();
  if (claimed === undefined) {
    const earlier = await findEarlier(trx, submission);
    if (earlier !== null) return { reference: earlier, isDuplicate: true };
  }
  const { queries, transfer } = insertsOf(trx, submission);
  await executeTogether(trx, queries, transfer);
  // Depends on the subscriber's state, so it takes several queries.
  if (isSubscription(submission.form) && submission.quarantineReason === null) {
    await addFollowUp(trx, submission, submission.createdAt);
  }
  return savedFirst(submission);
}

/** All inserts that do not depend on other rows. */
function insertsOf(trx: Transaction<Database>, submission: NewSubmission): Omit<QueryGroup, 'condition'> {
  const { id, resume, form, quarantineReason, createdAt } = submission;
  const queries: Compilable[] = [
    trx.insertInto('submissions').values(rowOf(submission)),
    insertIntoSearch(trx, submission),
  ];
  if (resume !== null) queries.push(trx.insertInto('resumes').values({ ...resume, submission_id: id }));
  const isMailed = quarantineReason === null && !isSubscription(form);
  const messages = isMailed ? messagesOf(submission, null, createdAt) : [];
  if (messages.length > 0) queries.push(trx.insertInto('outbox').values(messages));
  return { queries, transfer: resume === null ? [] : [resume.content] };
}

/**
 * Returns a row when the submission is not a duplicate within the window. One atomic statement, so of two concurrent ones,
 * also on several machines, exactly one wins; the other waits for it to commit.
 */
function claimFingerprint(trx: Transaction<Database>, submission: NewSubmission) {
  const { id, fingerprint, duplicateUntil, createdAt } = submission;
  const ours = { submission_id: id, expires_at: duplicateUntil };
  return trx
    .insertInto('recent_submissions')
    .values({ fingerprint, ...ours })
    .onConflict((conflict) =>
      conflict
        .column('fingerprint')
        .doUpdateSet(ours)
        .where('recent_submissions.expires_at', '<=', createdAt),
    )
    .returning('submission_id');
}

/** The reference of the submission that claimed the fingerprint before, or null when it was erased. */
async function findEarlier(
  trx: Transaction<Database>,
  { id, fingerprint, duplicateUntil }: NewSubmission,
): Promise<string | null> {
  const earlier = await trx
    .selectFrom('recent_submissions')
    .innerJoin('submissions', 'submissions.id', 'recent_submissions.submission_id')
    .select('reference')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  if (earlier !== undefined) return earlier.reference;
  // The original was erased, so this one is not a duplicate of anything stored.
  await trx
    .updateTable('recent_submissions')
    .set({ submission_id: id, expires_at: duplicateUntil })
    .where('fingerprint', '=', fingerprint)
    .execute();
  return null;
}

function rowOf(submission: NewSubmission): SubmissionRow {
  const { id, reference, form, email, name, payload, position, createdAt, visit } = submission;
  const { quarantineReason, spamHint, alikeKey } = submission;
  const keys = keysOf(submission);
  return {
    id,
    reference,
    form,
    state: quarantineReason === null ? 'accepted' : 'quarantined',
    quarantine_reason: quarantineReason,
    spam_hint: spamHint ?? null,
    email,
    corrected_email: null,
    name,
    payload: JSON.stringify(payload),
    position,
    created_at: createdAt,
    acked_at: null,
    reminded_at: null,
    confirm_token: null,
    confirm_until: null,
    confirmed_at: null,
    assignee: null,
    answered_by: null,
    version: 1,
    visit: visit === null ? null : JSON.stringify(visit),
    ...keys,
    alike_key: alikeKey ?? keys.alike_key,
  };
}
