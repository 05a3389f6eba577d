import { type Kysely, type RawBuilder, sql } from 'kysely';
import { deliveryTitles, webhookReceiver } from '#content/desk/server-texts.ts';
import { formsIn, type Person } from '#contract/desk/people.ts';
import type { Delivery, DeliveryAction, DeliveryTab, DeliveryTry } from '#contract/desk/views.ts';
import { FORMS, type FormName } from '#contract/forms.ts';
import { type Database, isWebhook, type OutboxRow, VISITOR_KINDS } from '../db/schema.ts';
import type { DatabaseKind } from '../db/storage.ts';
import { type Cursor, numberIn, writeCursor } from '../http/cursor.ts';
import { deliveryStateOf, isOver, STUCK_AFTER } from '../outbox/state.ts';
import { attemptsOf } from '../outbox/store.ts';

type Db = Kysely<Database>;

/** Which mail a person may see. */
interface DeliveryScope {
  readonly forms: readonly FormName[];
  /** Includes mail to staff. */
  readonly withPeople: boolean;
}

export interface ListedMail extends OutboxRow {
  readonly form: FormName | null;
  readonly reference: string | null;
  /** Of the visitor or the staff member. */
  readonly name: string | null;
  readonly email: string | null;
}

const STATES: Readonly<Record<DeliveryTab, string>> = {
  all: '1 = 1',
  stuck: `outbox.state in ('dead', 'pending') and (outbox.state = 'dead' or (outbox.last_error is not null and outbox.attempts >= ${STUCK_AFTER}))`,
  waiting: `outbox.state = 'pending' and not (outbox.last_error is not null and outbox.attempts >= ${STUCK_AFTER})`,
  'given-up': "outbox.state = 'cancelled' and outbox.last_error is not null",
  sent: "outbox.state = 'sent'",
};

function inScope({ forms, withPeople }: DeliveryScope): RawBuilder<boolean> {
  const ofForms = sql<boolean>`submissions.form in (${sql.join([...forms])})`;
  return withPeople ? sql<boolean>`(outbox.submission_id is null or ${ofForms})` : ofForms;
}

const COLUMNS = sql`outbox.*, submissions.form as form, submissions.reference as reference,
  coalesce(submissions.name, people.name) as name, coalesce(submissions.email, people.email) as email`;
const TABLES = sql`outbox left join submissions on submissions.id = outbox.submission_id
  left join people on people.id = outbox.person_id`;

/** Newest first. */
export async function listMails(
  db: Db,
  scope: DeliveryScope,
  { tab, after, limit }: { readonly tab: DeliveryTab; readonly after: Cursor | null; readonly limit: number },
): Promise<{ readonly rows: readonly ListedMail[]; readonly next: string | null }> {
  const beyond =
    after === null ? sql`1 = 1` : sql`(outbox.created_at, outbox.id) < (${numberIn(after)}, ${after.id})`;
  const { rows } = await sql<ListedMail>`select ${COLUMNS} from ${TABLES}
    where ${sql.raw(STATES[tab])} and ${inScope(scope)} and ${beyond}
    order by outbox.created_at desc, outbox.id desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: rows.length > limit && last ? writeCursor({ value: last.created_at, id: last.id }) : null,
  };
}

/** Oldest first. Skips leased rows, and on PostgreSQL rows that another transaction has locked. */
export async function stuckMails(
  { db, kind }: { readonly db: Db; readonly kind: DatabaseKind },
  scope: DeliveryScope,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<readonly ListedMail[]> {
  const lock = kind === 'postgres' ? sql`for update of outbox skip locked` : sql``;
  const { rows } = await sql<ListedMail>`select ${COLUMNS} from ${TABLES}
    where ${sql.raw(STATES.stuck)} and ${inScope(scope)} and (outbox.lease is null or outbox.due_at <= ${now})
    order by outbox.created_at, outbox.id limit ${limit} ${lock}`.execute(db);
  return rows;
}

export async function findMail(db: Db, scope: DeliveryScope, id: string): Promise<ListedMail | null> {
  const { rows } = await sql<ListedMail>`select ${COLUMNS} from ${TABLES}
    where outbox.id = ${id} and ${inScope(scope)}`.execute(db);
  return rows[0] ?? null;
}

export async function countMails(db: Db, scope: DeliveryScope, tab: DeliveryTab): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from outbox left join submissions on submissions.id = outbox.submission_id
    where ${sql.raw(STATES[tab])} and ${inScope(scope)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Counts mail created since then that is stuck or was given up. */
export async function countFailedSince(db: Db, scope: DeliveryScope, since: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from outbox left join submissions on submissions.id = outbox.submission_id
    where (${sql.raw(STATES.stuck)} or ${sql.raw(STATES['given-up'])})
      and outbox.created_at >= ${since} and ${inScope(scope)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

interface SentStats {
  readonly count: number;
  readonly firstTries: number;
  /** From creation to delivery; null if nothing was sent. */
  readonly medianMs: number | null;
}

/** Statistics of the mail that was created since then and has been sent. */
export async function sentStats(db: Db, scope: DeliveryScope, since: number): Promise<SentStats> {
  const sent = sql`from outbox left join submissions on submissions.id = outbox.submission_id
    where outbox.state = 'sent' and outbox.created_at >= ${since} and ${inScope(scope)}`;
  const counted = await sql<{ count: number; first: number | null }>`
    select count(*) as count, sum(case when outbox.attempts = 1 then 1 else 0 end) as first ${sent}`.execute(
    db,
  );
  const count = Number(counted.rows[0]?.count ?? 0);
  if (count === 0) return { count, firstTries: 0, medianMs: null };
  // The median: one middle row, or two when the count is even.
  const middle = await sql<{ ms: number }>`select outbox.done_at - outbox.created_at as ms ${sent}
    order by ms limit ${2 - (count % 2)} offset ${Math.floor((count - 1) / 2)}`.execute(db);
  return {
    count,
    firstTries: Number(counted.rows[0]?.first ?? 0),
    medianMs: middle.rows.reduce((sum, { ms }) => sum + Number(ms), 0) / middle.rows.length,
  };
}

/** Only administrators without a limited scope see mail to staff. */
export function deliveryScopeOf({ role, scope }: Pick<Person, 'role' | 'scope'>): DeliveryScope {
  return { forms: formsIn(scope), withPeople: role === 'administrator' && scope === 'everything' };
}

/** Keeps the order. */
export async function toDeliveries(
  db: Kysely<Database>,
  mails: readonly ListedMail[],
): Promise<readonly Delivery[]> {
  const tries = await attemptsOf(
    db,
    mails.map(({ id }) => id),
  );
  return mails.map((mail) => toDelivery(mail, tries.get(mail.id) ?? []));
}

function toDelivery(mail: ListedMail, tries: readonly DeliveryTry[]): Delivery {
  const { id, kind, form, name, reference, attempts, last_error, created_at, done_at, due_at } = mail;
  const state = deliveryStateOf(mail);
  return {
    id,
    title: deliveryTitles[`${kind} ${form && FORMS[form].kind}`] ?? deliveryTitles[kind] ?? kind,
    name: name ?? '',
    reference,
    form,
    to: isWebhook(kind) ? webhookReceiver : (mail.recipient ?? mail.email ?? ''),
    state,
    attempts,
    tries: tries.map(({ at, outcome, answer }) => ({ at, outcome, answer })),
    // A sent mail keeps the error of an earlier attempt in `last_error`.
    lastAnswer: (state === 'sent' ? tries.at(-1)?.answer : null) ?? last_error,
    nextAttemptAt: mail.state === 'pending' ? due_at : null,
    createdAt: created_at,
    doneAt: done_at,
    actions: actionsOn(mail),
  };
}

export function actionsOn(mail: ListedMail): readonly DeliveryAction[] {
  if (isOver(mail)) return [];
  const isGivenUp = deliveryStateOf(mail) === 'given-up';
  const actions: DeliveryAction[] = [];
  // A sign-in link or digest that was given up is outdated; a new one replaces it.
  if (!isGivenUp || mail.submission_id !== null) actions.push('again');
  // Only visitors type their addresses; all others come from the settings.
  if (VISITOR_KINDS.includes(mail.kind)) actions.push('address');
  if (!isGivenUp) actions.push('give-up');
  return actions;
}
