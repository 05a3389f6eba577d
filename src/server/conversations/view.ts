import type { ExpressionBuilder, Kysely } from 'kysely';
import { mailNames } from '#content/desk/server-texts.ts';
import { filled } from '#content/filled.ts';
import type { PersonName } from '#contract/desk/people.ts';
import type {
  HistoryEntry,
  Submission,
  SubmissionStatus,
  SubmissionSummary,
  UndeliveredReply,
} from '#contract/desk/submissions.ts';
import { FORMS, type FormName, kindOf } from '#contract/forms.ts';
import {
  type Database,
  type HistoryRow,
  isWebhook,
  type OutboxRow,
  type SubmissionRow,
} from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import { notFound } from '../http/errors.ts';
import {
  factsOf,
  firstWords,
  payloadOf,
  type SubmissionDetails,
  subjectOf,
  textsOf,
  typedAddress,
  visitOf,
  visitorAddress,
} from '../mail/submission-text.ts';
import { isUndelivered, latestReply } from '../outbox/state.ts';
import { namesOf } from '../people/store.ts';
import { readSubmission } from '../submissions/find.ts';

type Db = Kysely<Database>;

/** In the order of the ids, without submissions that were erased meanwhile. */
export async function loadRows(
  db: Db,
  ids: readonly string[],
  forms: readonly FormName[],
): Promise<readonly SubmissionSummary[]> {
  if (ids.length === 0) return [];
  const found = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(found.map((submission) => [submission.id, submission]));
  return toRows(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
    forms,
  );
}

/** `forms`: the reader's forms; submissions with the same text are counted only in these. */
async function toRows(
  db: Db,
  submissions: readonly SubmissionRow[],
  forms: readonly FormName[],
): Promise<readonly SubmissionSummary[]> {
  const names = await namesOf(
    db,
    submissions.map(({ assignee }) => assignee),
  );
  const alike = await countAlike(db, submissions, forms);
  const replies = await repliesTo(db, submissions);
  return submissions.map((submission) => ({
    ...rowOf(submission, names, alike),
    undelivered: undeliveredOf(submission, latestReply(replies.get(submission.id) ?? [])),
  }));
}

function rowOf(
  submission: SubmissionRow,
  names: ReadonlyMap<string, PersonName>,
  alike: ReadonlyMap<string, number>,
): Omit<SubmissionSummary, 'undelivered'> {
  const { reference, form, name, state, created_at, acked_at, assignee, version, spam_hint } = submission;
  const payload = JSON.parse(submission.payload) as Record<string, unknown>;
  const isQuarantined = state === 'quarantined';
  const reason = submission.quarantine_reason;
  return {
    reference,
    form,
    status: statusOf(submission),
    name,
    organization: typeof payload.organization === 'string' ? payload.organization : null,
    subject: subjectOf(submission),
    words: firstWords(form, payload),
    receivedAt: created_at,
    answeredAt: acked_at,
    assignee: names.get(assignee ?? '') ?? null,
    version,
    suspicion: isQuarantined ? reason : null,
    hint: state === 'accepted' && acked_at === null ? spam_hint : null,
    email: visitorAddress(submission),
    alike: isQuarantined ? Math.max(0, (alike.get(submission.alike_key ?? '') ?? 1) - 1) : 0,
    sameTextKey: isQuarantined ? submission.alike_key : null,
  };
}

/** `isResending`: a failed reply is being retried, so there is nothing to correct yet. */
function undeliveredOf(submission: SubmissionRow, reply: OutboxRow | null): UndeliveredReply | null {
  if (reply === null) return null;
  const isFailed = isUndelivered(reply);
  const isResending = reply.state === 'pending' && !isFailed && submission.acked_at === null;
  if (!isFailed && !isResending) return null;
  return {
    mail: reply.id,
    to: reply.recipient ?? visitorAddress(submission),
    answer: reply.last_error ?? '',
    at: reply.done_at ?? reply.created_at,
    isResending,
  };
}

async function repliesTo(
  db: Db,
  submissions: readonly SubmissionRow[],
): Promise<ReadonlyMap<string | null, readonly OutboxRow[]>> {
  if (submissions.length === 0) return new Map();
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where(
      'submission_id',
      'in',
      submissions.map(({ id }) => id),
    )
    .where('kind', '=', 'answer')
    .execute();
  return Map.groupBy(rows, ({ submission_id }) => submission_id);
}

/** An accepted subscription needs no answer, so it counts as answered. */
export function statusOf({ state, acked_at, assignee, form }: SubmissionRow): SubmissionStatus {
  if (state === 'quarantined') return 'quarantined';
  if (state === 'rejected') return 'spam';
  if (acked_at !== null || !kindOf(form).isAnswered) return 'answered';
  return assignee === null ? 'new' : 'assigned';
}

async function countAlike(
  db: Db,
  submissions: readonly SubmissionRow[],
  forms: readonly FormName[],
): Promise<ReadonlyMap<string, number>> {
  const quarantined = submissions.filter(({ state }) => state === 'quarantined');
  const keys = [...new Set(quarantined.flatMap(({ alike_key }) => alike_key ?? []))];
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['alike_key', fn.countAll<number>().as('count')])
    .where('state', '=', 'quarantined')
    .where('alike_key', 'in', keys)
    .where('form', 'in', forms)
    .groupBy('alike_key')
    .execute();
  return new Map(rows.map(({ alike_key, count }) => [alike_key ?? '', Number(count)]));
}

/** The history entries of a submission and the outcomes of its mail from the outbox, oldest first. */
async function historyOfSubmission(
  db: Kysely<Database>,
  { submission, mails }: SubmissionDetails,
): Promise<readonly HistoryEntry[]> {
  const rows = await db
    .selectFrom('history')
    .selectAll()
    .where('reference', '=', submission.reference)
    .orderBy('id')
    .execute();
  const entry = { by: null, reference: submission.reference, about: null, text: null, via: null } as const;
  const textOf = ({ kind, recipient }: OutboxRow): string => {
    const name = mailNames[`${kind} ${FORMS[submission.form].kind}`] ?? mailNames[kind] ?? mailNames.other!;
    return filled(name, { to: recipient ?? submission.email });
  };
  // The history already has the outcome of a reply that failed once.
  const recorded = rows.filter(({ action }) => action === 'reply-failed' || action === 'reply-delivered');
  const sent = mails.flatMap((mail) => {
    const outcome = outcomeOf(mail);
    const isRecorded = mail.kind === 'answer' && recorded.some(({ at }) => at === outcome?.at);
    return outcome === null || isRecorded ? [] : [{ ...entry, ...outcome, text: textOf(mail) }];
  });
  const received = { ...entry, at: submission.created_at, action: 'received' } as const;
  // Negative ids do not collide with those of the table.
  const derived = [received, ...sent].map((each, index) => ({ ...each, id: -1 - index }));
  return [...derived, ...(await toEntries(db, rows))].sort((a, b) => a.at - b.at);
}

/** Adds the names of people. */
export async function toEntries(
  db: Kysely<Database>,
  rows: readonly (Omit<HistoryRow, 'id'> & { id: number })[],
): Promise<HistoryEntry[]> {
  const ids = rows.flatMap(({ person_id, about_id }) => [person_id, about_id]);
  const names = await namesOf(db, ids);
  return rows.map(({ id, at, action, person_id, reference, about_id, text, via }) => ({
    id,
    at,
    action,
    by: names.get(person_id ?? '') ?? null,
    reference,
    about: names.get(about_id ?? '') ?? null,
    text,
    via,
  }));
}

function outcomeOf({ kind, state, done_at }: OutboxRow): Pick<HistoryEntry, 'action' | 'at'> | null {
  if (isWebhook(kind) || done_at === null) return null;
  if (state === 'sent') return { action: 'mail-sent', at: done_at };
  return state === 'dead' ? { action: 'mail-failed', at: done_at } : null;
}

type Reading = Pick<Storage, 'db'>;
const MAX_OTHERS = 20;

/** Not found, too, when the form is outside the reader's scope. */
export async function findSubmission(
  { db }: Reading,
  reference: string,
  forms: readonly FormName[],
): Promise<SubmissionDetails> {
  const details = await readSubmission(db, reference);
  if (details === null || !forms.includes(details.submission.form)) throw notFound();
  return details;
}

export async function viewSubmission(
  storage: Reading,
  reference: string,
  forms: readonly FormName[],
): Promise<Submission> {
  const details = await findSubmission(storage, reference, forms);
  const { submission, payload, resume, mails } = details;
  const { db } = storage;
  const [row] = await toRows(db, [submission], forms);
  const history = await historyOfSubmission(db, details);
  const visit = visitOf(submission);
  const others = await db
    .selectFrom('submissions')
    .selectAll()
    .where(isSamePerson(submission))
    .where('form', 'in', forms)
    .where('id', '!=', submission.id)
    .orderBy('created_at', 'desc')
    .limit(MAX_OTHERS)
    .execute();
  return {
    ...row!,
    ...(submission.corrected_email === null ? {} : { typedEmail: typedAddress(submission) }),
    facts: factsOf(submission.form, payloadOf(submission)),
    texts: textsOf(submission.form, payload),
    resume:
      resume === null
        ? null
        : {
            fileName: resume.file_name,
            kind: resume.kind,
            size: resume.size,
            flags: resume.flags.split(',').filter((flag) => flag !== ''),
          },
    others: others.map((other) => ({
      reference: other.reference,
      form: other.form,
      status: statusOf(other),
      subject: subjectOf(other),
      receivedAt: other.created_at,
    })),
    history,
    notes: history.filter(({ action }) => action === 'note').length,
    mails: mails.filter(({ kind, state }) => !isWebhook(kind) && state !== 'cancelled').length,
    ...(visit === null ? {} : { visit }),
  };
}

/** Matches when any typed or corrected address is the same. */
function isSamePerson({ email, corrected_email }: SubmissionRow) {
  const addresses = [...new Set([email, (corrected_email ?? email).toLowerCase()])];
  return ({ eb, fn, or }: ExpressionBuilder<Database, 'submissions'>) =>
    or([eb('email', 'in', addresses), eb(fn<string>('lower', ['corrected_email']), 'in', addresses)]);
}
