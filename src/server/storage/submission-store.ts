import { type Compilable, type Kysely, sql, type Transaction } from 'kysely';
import type { VisitPath } from '#contract/visits.ts';
import { createBatches, type RunBatch } from './batches.ts';
import { type AcceptedSubmission, addFollowUp, messagesOf } from './follow-up.ts';
import { keysOf } from './item-keys.ts';
import { insertIntoSearch } from './item-search.ts';
import { VISITOR_WAIT_MS } from './patience.ts';
import type { Database, ResumeRow, SubmissionRow } from './schema.ts';
import { executeTogether } from './sqlite.ts';
import type { Storage } from './storage.ts';
import { databaseTooSlow, StorageTroubleError } from './trouble.ts';

export interface NewSubmission extends AcceptedSubmission {
  readonly reference: string;
  readonly name: string;
  readonly position: string | null;
  /** Why it is suspect, or null. */
  readonly quarantineReason: string | null;
  /** Equal for submissions that say the same. */
  readonly fingerprint: string;
  readonly duplicateUntil: number;
  /** Its content is moved into the database's thread, so it is empty after saving. */
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

const MOST_PER_COMMIT = 64;
const MOST_BYTES_PER_COMMIT = 16 * 1024 * 1024;

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
            mostBytes: MOST_BYTES_PER_COMMIT,
            bytesOf: ({ resume }) => resume?.size ?? 0,
            // A little longer than the database's own deadline, whose error names the cause.
            waitMs: VISITOR_WAIT_MS + 250,
            tooLate: databaseTooSlow,
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
  const { id, resume, form, quarantineReason } = submission;
  const isAccepted = quarantineReason === null;
  const messages = isAccepted && form !== 'newsletter' ? messagesOf(submission, null) : [];
  const inserts: Compilable[] = [
    trx.insertInto('submissions').values(rowOf(submission)),
    insertIntoSearch(trx, submission),
  ];
  if (resume !== null) inserts.push(trx.insertInto('resumes').values({ ...resume, submission_id: id }));
  if (messages.length > 0) inserts.push(trx.insertInto('outbox').values(messages));
  await executeTogether(trx, inserts, resume === null ? [] : [resume.content]);
  // Depends on what is known about the address, so it takes several steps.
  if (isAccepted && form === 'newsletter') await addFollowUp(trx, submission);
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
