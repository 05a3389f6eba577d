import { rm } from 'node:fs/promises';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { erasureTexts, submissionProblems } from '#content/desk/server-texts.ts';
import { filled } from '#content/filled.ts';
import type { ErasurePreview } from '#contract/desk/actions.ts';
import { FORMS, type FormName, isSubscription } from '#contract/forms.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { type Database, type OutboxState, VISITOR_KINDS } from '../db/schema.ts';
import { truncateWal } from '../db/sqlite-files.ts';
import { type Storage, transact } from '../db/storage.ts';
import { DeskProblem } from '../http/errors.ts';
import { findFilesOf, mailFolder } from '../mail/mail-files.ts';
import type { SubmissionDetails } from '../mail/submission-text.ts';
import { type ActionContext, recordAction } from './action-context.ts';
import { type ErasureList, recordErasure } from './erasure-list.ts';

/** All data stored about a person. */
export interface StoredData {
  readonly submissions: readonly {
    readonly id: string;
    readonly reference: string;
    readonly form: FormName;
  }[];
  readonly resumes: number;
  readonly subscriptions: number;
  readonly mails: Readonly<Record<OutboxState, number>>;
}

interface Erased extends StoredData {
  /** False when traces may remain in the write-ahead log of SQLite until the next checkpoint. */
  readonly isWiped: boolean;
}

interface ErasureTarget {
  readonly email: string;
  /** Inclusive: later submissions are kept. */
  readonly until?: number;
}

export async function storedDataOf(db: Kysely<Database>, target: ErasureTarget): Promise<StoredData> {
  const submissions = await submissionsOf(db, target)
    .select(['submissions.id', 'reference', 'form'])
    .orderBy('created_at')
    .execute();
  const subscribers = await db
    .selectFrom('subscribers')
    .select('id')
    .where(isSubscriptionOf(target))
    .execute();
  const resumes = await submissionsOf(db, target)
    .innerJoin('resumes', 'submissions.id', 'resumes.submission_id')
    .select('submission_id')
    .execute();
  const mails = await submissionsOf(db, target)
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

export async function erase(
  storage: Storage,
  target: ErasureTarget,
  context: ActionContext,
): Promise<Erased> {
  const erased = await transact(storage.db, (trx) => eraseWithin(trx, target, context));
  return { ...erased, isWiped: await truncateWal(storage) };
}

/**
 * Erases people again who were erased before and are back after a restore. Keeps what they sent since the erasure. Returns
 * the number of people.
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

/** References of submissions that were erased singly and are back after a restore. */
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

export function isEmpty({ submissions, subscriptions }: StoredData): boolean {
  return submissions.length === 0 && subscriptions === 0;
}

async function eraseWithin(
  trx: Transaction<Database>,
  target: ErasureTarget,
  context: ActionContext,
): Promise<StoredData> {
  const stored = await storedDataOf(trx, target);
  const ids = submissionsOf(trx, target).select('submissions.id');
  await trx.deleteFrom('recent_submissions').where('submission_id', 'in', ids).execute();
  // In the lock order of `transact`. Foreign keys delete resumes and outbox rows.
  await trx.deleteFrom('submissions').where('id', 'in', ids).execute();
  await trx.deleteFrom('subscribers').where(isSubscriptionOf(target)).execute();
  for (const submission of stored.submissions)
    await recordAction(trx, submission, context, { action: 'erased' });
  return stored;
}

/** Submissions with this address, and those whose address was corrected to it. */
function submissionsOf(db: Kysely<Database>, { email, until = Number.MAX_SAFE_INTEGER }: ErasureTarget) {
  const corrected = correctedIn(db)
    .select('outbox.submission_id')
    .where(({ fn }) => fn('lower', ['recipient']), '=', email);
  return db
    .selectFrom('submissions')
    .where(({ eb, or }) => or([eb('submissions.email', '=', email), eb('submissions.id', 'in', corrected)]))
    .where('submissions.created_at', '<=', until);
}

/** Mail to visitors has a recipient of its own only where the address was corrected. */
function correctedIn(db: Kysely<Database>) {
  return db.selectFrom('outbox').where('kind', 'in', VISITOR_KINDS).where('recipient', 'is not', null);
}

/** A subscription that was renewed since then is kept. */
function isSubscriptionOf({ email, until = Number.MAX_SAFE_INTEGER }: ErasureTarget) {
  return ({ and, eb, not, exists, selectFrom }: ExpressionBuilder<Database, 'subscribers'>) => {
    const renewals = selectFrom('submissions')
      .select('submissions.id')
      .where('submissions.form', '=', NEWSLETTER_FORM.name)
      .where('submissions.email', '=', email)
      .where('submissions.created_at', '>', until);
    return and([
      eb('subscribers.email', '=', email),
      eb('subscribers.created_at', '<=', until),
      not(exists(renewals)),
    ]);
  };
}

/** Includes mail files. False on a version conflict. Rejects when `note` does. In both cases nothing is erased. */
export async function eraseWithFiles(
  storage: Storage,
  dataDir: string,
  details: SubmissionDetails,
  context: ActionContext,
  /** Adds it to the erasure list. After a crash before the commit, the server erases the submission at its next start. */
  note: () => Promise<void> = async () => {},
): Promise<boolean> {
  const { submission } = details;
  const { id, form } = submission;
  const isErased = await transact(storage.db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('submissions')
      .where('id', '=', id)
      .$if(context.seen !== undefined, (query) => query.where('version', '=', context.seen!))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await trx.deleteFrom('recent_submissions').where('submission_id', '=', id).execute();
    // A subscription that this submission started ends with it.
    if (isSubscription(form)) await trx.deleteFrom('subscribers').where('activated_by', '=', id).execute();
    await recordAction(trx, submission, context, { action: 'erased' });
    await note();
    return true;
  });
  if (!isErased) return false;
  await truncateWal(storage);
  for (const file of await filesOf(dataDir, details)) await rm(file, { force: true });
  return true;
}

function filesOf(dataDir: string, { submission, mails }: SubmissionDetails): Promise<readonly string[]> {
  const messageIds = [...new Set(mails.map(({ message_id }) => message_id))];
  return findFilesOf(mailFolder(dataDir), messageIds, submission.reference);
}

interface ErasureContext {
  readonly storage: Storage;
  readonly outgoing: { readonly dataDir: string };
}

export async function previewErasure(
  { storage, outgoing }: ErasureContext,
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
  const lines = [{ what: withNotes(erasureTexts[FORMS[form].kind], notes.length), count: reference }];
  if (resume !== null) lines.push({ what: erasureTexts.resume, count: resume.file_name });
  if (mails.length > 0) lines.push({ what: erasureTexts.mails, count: String(mails.length) });
  if (files.length > 0) lines.push({ what: erasureTexts.files, count: String(files.length) });
  return { lines };
}

function withNotes(what: string, count: number): string {
  if (count === 0) return what;
  return filled(erasureTexts.withNotes[count === 1 ? 'one' : 'many'], { what, count });
}

/** False on a version conflict. */
export async function eraseAtDesk(
  { storage, outgoing }: ErasureContext,
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
