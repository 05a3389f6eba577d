import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { DeliveryState, DeliveryTab } from '#contract/desk/views.ts';
import { type Cursor, numberIn, writeCursor } from './cursor.ts';
import type { Database, OutboxRow } from './schema.ts';
import type { DatabaseKind } from './storage.ts';

type Db = Kysely<Database>;

/** Whose mail somebody sees: that about items of these forms, and mail to people of the desk or not. */
export interface DeliveryScope {
  readonly forms: readonly FormName[];
  readonly withPeople: boolean;
}

export interface ListedMail extends OutboxRow {
  readonly form: FormName | null;
  readonly reference: string | null;
  /** Of the visitor, or of the person of the desk. */
  readonly name: string | null;
  readonly email: string | null;
}

/** After so many attempts a person should look, although it goes on being tried. */
const STUCK_AFTER = 3;

const STATES: Readonly<Record<DeliveryTab, string>> = {
  all: '1 = 1',
  stuck: `outbox.state in ('dead', 'pending') and (outbox.state = 'dead' or (outbox.last_error is not null and outbox.attempts >= ${STUCK_AFTER}))`,
  waiting: `outbox.state = 'pending' and not (outbox.last_error is not null and outbox.attempts >= ${STUCK_AFTER})`,
  'given-up': "outbox.state = 'cancelled' and outbox.last_error is not null",
  sent: "outbox.state = 'sent'",
};

/** What was let go after it had failed was given up; what was let go before is cancelled. */
export function deliveryStateOf({ state, attempts, last_error }: OutboxRow): DeliveryState {
  if (state === 'sent') return 'sent';
  if (state === 'dead') return 'stuck';
  if (state === 'cancelled') return last_error === null ? 'cancelled' : 'given-up';
  return last_error !== null && attempts >= STUCK_AFTER ? 'stuck' : 'waiting';
}

/** There is nothing to be done about it any more. What was given up can still be sent. */
export function isOver(mail: OutboxRow): boolean {
  const state = deliveryStateOf(mail);
  return state === 'sent' || state === 'cancelled';
}

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

/** The oldest first. Leaves out what a server has in hand, and on PostgreSQL what somebody else is changing. */
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

/** How many made since then were refused, are stuck or were given up. */
export async function countFailedSince(db: Db, scope: DeliveryScope, since: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from outbox left join submissions on submissions.id = outbox.submission_id
    where (${sql.raw(STATES.stuck)} or ${sql.raw(STATES['given-up'])})
      and outbox.created_at >= ${since} and ${inScope(scope)}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export interface SentStats {
  readonly count: number;
  readonly firstTries: number;
  /** From form to mailbox; null of nothing. */
  readonly medianMs: number | null;
}

/** Of what was made since then and has been sent. */
export async function sentStats(db: Db, scope: DeliveryScope, since: number): Promise<SentStats> {
  const sent = sql`from outbox left join submissions on submissions.id = outbox.submission_id
    where outbox.state = 'sent' and outbox.created_at >= ${since} and ${inScope(scope)}`;
  const counted = await sql<{ count: number; first: number | null }>`
    select count(*) as count, sum(case when outbox.attempts = 1 then 1 else 0 end) as first ${sent}`.execute(
    db,
  );
  const count = Number(counted.rows[0]?.count ?? 0);
  if (count === 0) return { count, firstTries: 0, medianMs: null };
  // The one in the middle, or the two.
  const middle = await sql<{ ms: number }>`select outbox.done_at - outbox.created_at as ms ${sent}
    order by ms limit ${2 - (count % 2)} offset ${Math.floor((count - 1) / 2)}`.execute(db);
  return {
    count,
    firstTries: Number(counted.rows[0]?.first ?? 0),
    medianMs: middle.rows.reduce((sum, { ms }) => sum + Number(ms), 0) / middle.rows.length,
  };
}
