import { rm } from 'node:fs/promises';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { erasureTexts, submissionProblems } from '#content/desk/server-texts.ts';
import { filled } from '#content/filled.ts';
import type { FormName } from '#contract/answer.ts';
import type { ErasurePreview } from '#contract/desk/actions.ts';
import { type Database, type OutboxState, type SubmissionRow, VISITOR_KINDS } from '../db/schema.ts';
import { emptyLog } from '../db/sqlite-files.ts';
import type { Storage } from '../db/storage.ts';
import { transact } from '../db/transact.ts';
import { DeskProblem } from '../http/problem.ts';
import { findFilesOf, mailFolder } from '../mail/mail-files.ts';

import { type ActionContext, recordAction } from './action-context.ts';
import { type ErasureList, recordErasure } from './erasure-list.ts';
import type { SubmissionDetails } from './find.ts';

/** What is kept about a person. */
export interface Kept {
  readonly submissions: readonly {
    readonly id: string;
    readonly reference: string;
    readonly form: FormName;
  }[];
  readonly resumes: number;
  readonly subscriptions: number;
  readonly mails: Readonly<Record<OutboxState, number>>;
}

interface Erased extends Kept {
  /** False when traces may remain in the write-ahead log of SQLite until the server next empties it. */
  readonly isWiped: boolean;
}

interface Meant {
  readonly email: string;
  /** What came after this time is not meant. */
  readonly until?: number;
}

export async function storedDataOf(db: Kysely<Database>, meant: Meant): Promise<Kept> {
  const submissions = await submissionsOf(db, meant)
    .select(['submissions.id', 'reference', 'form'])
    .orderBy('created_at')
    .execute();
  const subscribers = await db
    .selectFrom('subscribers')
    .select('id')
    .where(isSubscriptionOf(meant))
    .execute();
  const resumes = await submissionsOf(db, meant)
    .innerJoin('resumes', 'submissions.id', 'resumes.submission_id')
    .select('submission_id')
    .execute();
  const mails = await submissionsOf(db, meant)
    .innerJoin('outbox', 'submissions.id', 'outbox.submission_id')
    .select('outbox.state')
    .execute();
  const count = (state: OutboxState): number => mails.filter((mail) => mail.state === state).length;
  return {
    submissions,
    resumes: resumes.length,
    subscriptions: subscribers.length,
    mails: {
      sent: count('sent'),
      pending: count('pending'),
      dead: count('dead'),
      cancelled: count('cancelled'),
    },
  };
}

/** All of it or nothing. */
export async function erase(storage: Storage, meant: Meant, context: ActionContext): Promise<Erased> {
  const erased = await transact(storage.db, (trx) => eraseWithin(trx, meant, context));
  return { ...erased, isWiped: await emptyLog(storage) };
}

/**
 * Erases whoever was erased before and is in the database again, as after a restore. What they sent since then stays.
 * Returns how many they were.
 */
export async function eraseAgain(storage: Storage, { latest, timeOf }: ErasureList): Promise<number> {
  const { db } = storage;
  const addresses = await db
    .selectFrom('submissions')
    .select('email')
    .where('created_at', '<=', latest)
    .union(db.selectFrom('subscribers').select('email').where('created_at', '<=', latest))
    .union(correctedIn(db).select(({ fn }) => fn<string>('lower', ['recipient']).as('email')))
    .execute();
  let people = 0;
  for (const { email } of addresses) {
    const until = timeOf(email);
    if (until === null || isEmpty(await storedDataOf(db, { email, until }))) continue;
    await erase(storage, { email, until }, { person: null, via: 'terminal', now: Date.now() });
    people += 1;
  }
  return people;
}

/** Of items that were erased one by one and are in the database again. */
export async function erasedReferences(
  db: Kysely<Database>,
  { latest, timeOf }: ErasureList,
): Promise<readonly string[]> {
  const submissions = await db
    .selectFrom('submissions')
    .select(['reference', 'created_at'])
    .where('created_at', '<=', latest)
    .execute();
  return submissions.flatMap(({ reference, created_at }) =>
    created_at <= (timeOf(reference) ?? -1) ? [reference] : [],
  );
}

export function isEmpty({ submissions, subscriptions }: Kept): boolean {
  return submissions.length === 0 && subscriptions === 0;
}

async function eraseWithin(trx: Transaction<Database>, meant: Meant, context: ActionContext): Promise<Kept> {
  const kept = await storedDataOf(trx, meant);
  const ids = submissionsOf(trx, meant).select('submissions.id');
  await trx.deleteFrom('recent_submissions').where('submission_id', 'in', ids).execute();
  // Submissions before subscribers, as everywhere (transact.ts). Resumes and outbox go with what they belong to.
  await trx.deleteFrom('submissions').where('id', 'in', ids).execute();
  await trx.deleteFrom('subscribers').where(isSubscriptionOf(meant)).execute();
  for (const submission of kept.submissions)
    await recordAction(trx, submission, context, { action: 'erased' });
  return kept;
}

/** Those sent with the address, and those of whoever mistyped it until somebody at the desk corrected it. */
function submissionsOf(db: Kysely<Database>, { email, until = Number.MAX_SAFE_INTEGER }: Meant) {
  const corrected = correctedIn(db)
    .select('outbox.submission_id')
    .where(({ fn }) => fn('lower', ['recipient']), '=', email);
  return db
    .selectFrom('submissions')
    .where(({ eb, or }) => or([eb('submissions.email', '=', email), eb('submissions.id', 'in', corrected)]))
    .where('submissions.created_at', '<=', until);
}

/** Mail to visitors whose address was corrected: all other mail to them has none of its own. */
function correctedIn(db: Kysely<Database>) {
  return db.selectFrom('outbox').where('kind', 'in', VISITOR_KINDS).where('recipient', 'is not', null);
}

/** A subscription that was renewed since then is kept as a whole. */
function isSubscriptionOf({ email, until = Number.MAX_SAFE_INTEGER }: Meant) {
  return ({ and, eb, not, exists, selectFrom }: ExpressionBuilder<Database, 'subscribers'>) => {
    const renewals = selectFrom('submissions')
      .select('submissions.id')
      .where('submissions.form', '=', 'newsletter')
      .where('submissions.email', '=', email)
      .where('submissions.created_at', '>', until);
    return and([
      eb('subscribers.email', '=', email),
      eb('subscribers.created_at', '<=', until),
      not(exists(renewals)),
    ]);
  };
}

/**
 * One item with all that belongs to it. Null, and nothing is erased, when somebody changed it since the person saw it. Throws,
 * and nothing is erased, when it cannot be noted.
 */
async function eraseSubmission(
  storage: Storage,
  submission: SubmissionRow,
  context: ActionContext,
  /** Writes it down for backups. Should this end before the commit, the server erases it at its next start. */
  note: () => Promise<void> = async () => {},
): Promise<{ readonly isWiped: boolean } | null> {
  const { id, form } = submission;
  const isErased = await transact(storage.db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('submissions')
      .where('id', '=', id)
      .$if(context.seen !== undefined, (query) => query.where('version', '=', context.seen!))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await trx.deleteFrom('recent_submissions').where('submission_id', '=', id).execute();
    // A subscription that began with it ends with it.
    if (form === 'newsletter') await trx.deleteFrom('subscribers').where('activated_by', '=', id).execute();
    await recordAction(trx, submission, context, { action: 'erased' });
    await note();
    return true;
  });
  return isErased ? { isWiped: await emptyLog(storage) } : null;
}

/** One item, with the mail about it that was written to files. False when somebody changed it since the person saw it. */
export async function eraseWithFiles(
  storage: Storage,
  dataDir: string,
  details: SubmissionDetails,
  context: ActionContext,
  note?: () => Promise<void>,
): Promise<boolean> {
  if ((await eraseSubmission(storage, details.submission, context, note)) === null) return false;
  for (const file of await filesOf(dataDir, details)) await rm(file, { force: true });
  return true;
}

function filesOf(dataDir: string, { submission, mails }: SubmissionDetails): Promise<readonly string[]> {
  const messageIds = [...new Set(mails.map(({ message_id }) => message_id))];
  return findFilesOf(mailFolder(dataDir), messageIds, submission.reference);
}

interface Place {
  readonly storage: Storage;
  readonly outgoing: { readonly dataDir: string };
}

/** What would go, without erasing anything. */
export async function previewErasure(
  { storage, outgoing }: Place,
  details: SubmissionDetails,
): Promise<ErasurePreview> {
  const { submission, resume, mails } = details;
  const { reference, form } = submission;
  const notes = await storage.db
    .selectFrom('history')
    .select('id')
    .where('reference', '=', reference)
    .where('action', '=', 'note')
    .execute();
  const files = await filesOf(outgoing.dataDir, details);
  const noteWords = notes.length === 1 ? '1 note' : `${notes.length} notes`;
  const lines = [{ what: filled(erasureTexts[form], { notes: noteWords }), count: reference }];
  if (resume !== null) lines.push({ what: erasureTexts.resume, count: resume.file_name });
  if (mails.length > 0) lines.push({ what: erasureTexts.mails, count: String(mails.length) });
  if (files.length > 0) lines.push({ what: erasureTexts.files, count: String(files.length) });
  return { lines };
}

/** False when somebody changed it since the person saw it. */
export async function eraseAtDesk(
  { storage, outgoing }: Place,
  details: SubmissionDetails,
  context: ActionContext,
): Promise<boolean> {
  const { dataDir } = outgoing;
  const { reference } = details.submission;
  return eraseWithFiles(storage, dataDir, details, context, async () => {
    try {
      await recordErasure(dataDir, reference, context.now);
    } catch {
      throw new DeskProblem(500, submissionProblems.notNoted);
    }
  });
}
