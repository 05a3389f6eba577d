import type { Kysely } from 'kysely';
import { noPosition } from '#content/desk/server-texts.ts';
import type { FormName } from '#contract/answer.ts';
import type { ItemRow, ItemStatus, UndeliveredReply } from '#contract/desk/items.ts';
import type { PersonName } from '#contract/desk/people.ts';
import { FORM_FIELDS } from '#contract/forms.ts';
import { optionLabel } from '#contract/options.ts';
import { visitorAddress } from '../storage/delivery-changes.ts';
import { namesOf } from '../storage/people-names.ts';
import { isUndelivered, latestReply } from '../storage/reply-delivery.ts';
import type { Database, OutboxRow, SubmissionRow } from '../storage/schema.ts';

type Db = Kysely<Database>;
const MOST_WORDS = 240;

/** In the order of the ids, without those that were erased meanwhile. */
export async function loadRows(
  db: Db,
  ids: readonly string[],
  forms: readonly FormName[],
): Promise<readonly ItemRow[]> {
  if (ids.length === 0) return [];
  const found = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(found.map((submission) => [submission.id, submission]));
  return toRows(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
    forms,
  );
}

/** `forms`: those that the reader sees, of which copies are counted. */
export async function toRows(
  db: Db,
  submissions: readonly SubmissionRow[],
  forms: readonly FormName[],
): Promise<readonly ItemRow[]> {
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
): Omit<ItemRow, 'undelivered'> {
  const { reference, form, name, created_at, acked_at, assignee, version } = submission;
  const payload = JSON.parse(submission.payload) as Record<string, unknown>;
  const isHeld = submission.state === 'quarantined';
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
    suspicion: isHeld ? reason : null,
    email: visitorAddress(submission),
    alike: isHeld ? Math.max(0, (alike.get(submission.alike_key ?? '') ?? 1) - 1) : 0,
    alikeKey: isHeld ? submission.alike_key : null,
  };
}

/** Read from the outbox. While a reply that failed is sent again, nobody has to correct it. */
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

/** A subscription that was accepted waits for nobody. */
export function statusOf({ state, acked_at, assignee, form }: SubmissionRow): ItemStatus {
  if (state === 'quarantined') return 'held';
  if (state === 'rejected') return 'spam';
  if (acked_at !== null || form === 'newsletter') return 'answered';
  return assignee === null ? 'new' : 'in-hand';
}

export function subjectOf({ form, subject }: Pick<SubmissionRow, 'form' | 'subject'>): string {
  const field = form === 'newsletter' ? FORM_FIELDS.newsletter.topic : undefined;
  if (field?.kind === 'choice') return optionLabel(field, subject);
  return form === 'careers' && subject === '' ? noPosition : subject;
}

export function firstWords(form: SubmissionRow['form'], payload: Readonly<Record<string, unknown>>): string {
  const texts = Object.entries(FORM_FIELDS[form])
    .filter(([, { kind }]) => kind === 'text')
    .sort(([, a], [, b]) => Number(b.required) - Number(a.required))
    .map(([name]) => String(payload[name] ?? '').trim());
  const first = (texts.find((text) => text !== '') ?? '').replace(/\s+/g, ' ');
  return [...first].slice(0, MOST_WORDS).join('');
}

async function countAlike(
  db: Db,
  submissions: readonly SubmissionRow[],
  forms: readonly FormName[],
): Promise<ReadonlyMap<string, number>> {
  const held = submissions.filter(({ state }) => state === 'quarantined');
  const keys = [...new Set(held.flatMap(({ alike_key }) => alike_key ?? []))];
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
