import type { Kysely } from 'kysely';
import { noPosition, suspicionTexts } from '#content/desk/server-texts.ts';
import type { ItemRow, ItemStatus } from '#contract/desk/items.ts';
import type { PersonName } from '#contract/desk/people.ts';
import { FORM_FIELDS } from '#contract/forms.ts';
import { optionLabel } from '#contract/options.ts';
import { answerDueAt } from '../reply-promise/reminder-time.ts';
import { namesOf } from '../storage/people-names.ts';
import type { Database, SubmissionRow } from '../storage/schema.ts';

type Db = Kysely<Database>;
const MOST_WORDS = 240;

/** In the order of the ids, without those that were erased meanwhile. */
export async function loadRows(db: Db, ids: readonly string[]): Promise<readonly ItemRow[]> {
  if (ids.length === 0) return [];
  const found = await db.selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(found.map((submission) => [submission.id, submission]));
  return toRows(
    db,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

export async function toRows(db: Db, submissions: readonly SubmissionRow[]): Promise<readonly ItemRow[]> {
  const names = await namesOf(
    db,
    submissions.map(({ assignee }) => assignee),
  );
  const alike = await countAlike(db, submissions);
  return submissions.map((submission) => rowOf(submission, names, alike));
}

function rowOf(
  submission: SubmissionRow,
  names: ReadonlyMap<string, PersonName>,
  alike: ReadonlyMap<string, number>,
): ItemRow {
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
    promisedUntil: answerDueAt(created_at),
    answeredAt: acked_at,
    assignee: names.get(assignee ?? '') ?? null,
    version,
    suspicion: isHeld && reason !== null ? (suspicionTexts[reason] ?? reason) : null,
    ...(reason !== null || submission.state === 'rejected' ? { email: emailOf(submission, payload) } : {}),
    alike: isHeld ? Math.max(0, (alike.get(submission.alike_key ?? '') ?? 1) - 1) : 0,
    alikeKey: isHeld ? submission.alike_key : null,
  };
}

/** As the visitor wrote it: the column is in lower case, for comparing. */
export function emailOf(
  { email }: Pick<SubmissionRow, 'email'>,
  payload: Readonly<Record<string, unknown>>,
): string {
  return String(payload.email ?? email);
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
): Promise<ReadonlyMap<string, number>> {
  const held = submissions.filter(({ state }) => state === 'quarantined');
  const keys = [...new Set(held.flatMap(({ alike_key }) => alike_key ?? []))];
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('submissions')
    .select(({ fn }) => ['alike_key', fn.countAll<number>().as('count')])
    .where('state', '=', 'quarantined')
    .where('alike_key', 'in', keys)
    .groupBy('alike_key')
    .execute();
  return new Map(rows.map(({ alike_key, count }) => [alike_key ?? '', Number(count)]));
}
