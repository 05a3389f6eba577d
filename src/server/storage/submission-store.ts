import { type Kysely, sql, type Transaction } from 'kysely';
import type { VisitPath } from '#contract/visits.ts';
import { createBatches, type RunBatch } from './batches.ts';
import { type AcceptedSubmission, addFollowUp } from './follow-up.ts';
import { keysOf } from './item-keys.ts';
import { addToSearch } from './item-search.ts';
import { VISITOR_WAIT_MS } from './patience.ts';
import type { Database, ResumeRow, SubmissionRow } from './schema.ts';
import type { Storage } from './storage.ts';
import { StorageTroubleError, tooBusy } from './trouble.ts';

export interface NewSubmission extends AcceptedSubmission {
  readonly reference: string;
  readonly name: string;
  readonly position: string | null;
  /** Why it is suspect, or null. */
  readonly quarantineReason: string | null;
  /** Equal for submissions that say the same. */
  readonly fingerprint: string;
  readonly duplicateUntil: number;
  readonly resume: Omit<ResumeRow, 'submission_id'> | null;
  /** Where the visit came from, where the visitor allowed to keep it. */
  readonly visit: VisitPath | null;
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

export function createSubmissionStore({
  db,
  forVisitors,
  kind,
}: Pick<Storage, 'db' | 'forVisitors' | 'kind'>): SubmissionStore {
  return {
    save:
      kind === 'sqlite'
        ? createBatches(saveTogether(forVisitors), {
            mostPerBatch: MOST_PER_COMMIT,
            waitMs: VISITOR_WAIT_MS,
            tooLate: tooBusy,
          })
        : // PostgreSQL has many connections and joins their commits by itself.
          (submission) => forVisitors.transaction().execute((trx) => saveWithin(trx, submission)),
    async forgetExpired(now) {
      await db.deleteFrom('recent_submissions').where('expires_at', '<=', now).execute();
    },
  };
}

/** One commit for all. Each stands or falls alone: what goes wrong with one is undone and leaves the others as they are. */
function saveTogether(db: Kysely<Database>): RunBatch<NewSubmission, Saved> {
  return (take) =>
    db.transaction().execute(async (trx) => {
      const results: PromiseSettledResult<Saved>[] = [];
      for (const submission of take()) {
        await sql`savepoint one`.execute(trx);
        try {
          results.push({ status: 'fulfilled', value: await saveWithin(trx, submission) });
        } catch (reason) {
          // Not about this one: the disk or the file fails all of them, and the savepoint may be gone.
          if (reason instanceof StorageTroubleError) throw reason;
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
  await addToSearch(trx, submission);
  if (submission.resume !== null) {
    await trx
      .insertInto('resumes')
      .values({ ...submission.resume, submission_id: submission.id })
      .execute();
  }
  if (submission.quarantineReason === null) await addFollowUp(trx, submission);
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

function rowOf(submission: NewSubmission): SubmissionRow {
  const { id, reference, form, email, name, payload, position, quarantineReason, createdAt, visit } =
    submission;
  return {
    id,
    reference,
    form,
    state: quarantineReason === null ? 'accepted' : 'quarantined',
    quarantine_reason: quarantineReason,
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
    ...keysOf(submission),
  };
}
