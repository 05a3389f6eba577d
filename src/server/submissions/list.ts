import { type Kysely, type RawBuilder, sql } from 'kysely';
import { SUBMISSION_FILTERS, type SubmissionSort, type SubmissionTab } from '#contract/desk/submissions.ts';
import { type FormName, kindOf } from '#contract/forms.ts';
import type { Database } from '../db/schema.ts';
import type { DatabaseKind, Storage } from '../db/storage.ts';
import { type Cursor, numberIn, writeCursor } from '../http/cursor.ts';
import { type Matching, matching } from './search.ts';

export interface SubmissionFilter {
  /** Forms in the person's scope. */
  readonly forms: readonly FormName[];
  readonly tab: SubmissionTab;
  /** The person, for the tab `mine`. */
  readonly me: string;
  readonly q?: string | undefined;
  readonly subject?: string | undefined;
  readonly assignee?: string | undefined;
  readonly since?: number | undefined;
  /** Exclusive. */
  readonly until?: number | undefined;
  readonly sort?: SubmissionSort | undefined;
  /** Of quarantined submissions with the same words, only the newest. */
  readonly isFolded?: boolean;
}

/** Literals instead of parameters, as SQLite uses a partial index only where the query repeats its condition. */
const TABS: Readonly<Record<SubmissionTab, string>> = {
  waiting: "state = 'accepted' and acked_at is null",
  mine: "state = 'accepted' and acked_at is null",
  unassigned: "state = 'accepted' and acked_at is null and assignee is null",
  answered: "state = 'accepted' and acked_at is not null",
  all: "state = 'accepted'",
  quarantined: "state = 'quarantined'",
  possible: "state = 'accepted' and acked_at is null and spam_hint is not null",
  // Instead of "is not null", so that SQLite uses a range of its index.
  released: "state = 'accepted' and quarantine_reason > ''",
  spam: "state = 'rejected'",
};

/** Subscriptions need no answer, so only the tabs about quarantine list them. */
const WITH_SUBSCRIPTIONS: readonly SubmissionTab[] = ['quarantined', 'released', 'spam'];

export function formsOf({ forms, tab }: Pick<SubmissionFilter, 'forms' | 'tab'>): readonly FormName[] {
  return WITH_SUBSCRIPTIONS.includes(tab) ? forms : forms.filter((form) => kindOf(form).isAnswered);
}

function sortOf({ sort, tab }: Pick<SubmissionFilter, 'sort' | 'tab'>): SubmissionSort {
  return sort ?? (['waiting', 'mine', 'unassigned'].includes(tab) ? 'oldest' : 'newest');
}

/** Without the form and the search words. */
function conditionsOf(filter: SubmissionFilter): RawBuilder<boolean> {
  const { tab, me, subject, assignee, since, until, isFolded } = filter;
  const parts: RawBuilder<unknown>[] = [sql.raw(TABS[tab])];
  if (tab === 'mine') parts.push(sql`assignee = ${me}`);
  if (subject !== undefined) parts.push(sql`submissions.subject = ${subject}`);
  if (assignee !== undefined) parts.push(sql`assignee = ${assignee}`);
  if (since !== undefined) parts.push(sql`created_at >= ${since}`);
  if (until !== undefined) parts.push(sql`created_at < ${until}`);
  if (isFolded) parts.push(isNewestOfItsWords(filter.forms));
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

function isNewestOfItsWords(forms: readonly FormName[]): RawBuilder<boolean> {
  // Not "no newer one exists": SQLite would scan all rows of the same millisecond for each row.
  return sql<boolean>`(alike_key is null or id = (
    select newest.id from submissions as newest
    where newest.alike_key = submissions.alike_key and newest.state = 'quarantined'
      and newest.form in (${sql.join([...forms])})
    order by newest.created_at desc, newest.id desc limit 1))`;
}

/** Whether there are filters besides form and tab, so that the counts of the tabs do not apply. */
export function isNarrowed(filter: SubmissionFilter): boolean {
  return filter.q !== undefined || SUBMISSION_FILTERS.some((name) => filter[name] !== undefined);
}

interface ListedIds {
  readonly ids: readonly string[];
  readonly next: string | null;
}

interface Row {
  readonly id: string;
  readonly value: string | number;
}

type Db = Kysely<Database>;

/** One page of ids, by cursor, so that pages stay stable when rows come and go. */
export async function listSubmissions(
  { db, kind }: Pick<Storage, 'db' | 'kind'>,
  filter: SubmissionFilter,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<ListedIds> {
  const forms = formsOf(filter);
  if (forms.length === 0) return { ids: [], next: null };
  const found = filter.q === undefined ? null : matching(kind, filter.q, forms);
  if (filter.q !== undefined && found === null) return { ids: [], next: null };
  const page = { conditions: conditionsOf(filter), sort: sortOf(filter), after, limit: limit + 1 };
  const rows = await sorted(db, forms, found === null ? sql`1 = 1` : await withWords(db, kind, found), page);
  return toPage(rows, limit);
}

/** `rows` has one more than the limit when there is a next page. */
function toPage(rows: readonly Row[], limit: number): ListedIds {
  const shown = rows.slice(0, limit);
  return {
    ids: shown.map(({ id }) => id),
    next: rows.length > limit ? writeCursor(shown.at(-1)!) : null,
  };
}

interface PageQuery {
  readonly conditions: RawBuilder<boolean>;
  readonly sort: SubmissionSort;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** Up to this many matches are fetched first. With more matches, reading the list in order soon finds enough. */
const RARE = 2000;

/** All matches, unordered; null when there are many. */
async function gatherRare(db: Db, { from, condition }: Matching): Promise<readonly Row[] | null> {
  const { rows } = await sql<Row>`
    select item_search.submission_id as id, item_search.id as value
    from ${from} where ${condition} limit ${RARE + 1}`.execute(db);
  return rows.length > RARE ? null : rows;
}

/** One parameter, however many ids. */
function isOneOf(kind: DatabaseKind, rows: readonly Row[]): RawBuilder<unknown> {
  const ids = rows.map(({ id }) => id);
  return kind === 'postgres'
    ? sql`submissions.id = any(${ids}::text[])`
    : sql`submissions.id in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** A condition that is fast for rare and for frequent words. */
async function withWords(db: Db, kind: DatabaseKind, found: Matching): Promise<RawBuilder<unknown>> {
  const rare = await gatherRare(db, found);
  if (rare !== null) return isOneOf(kind, rare);
  return sql`exists (select 1 from item_search where item_search.submission_id = submissions.id and ${found.forOne})`;
}

/** Reads each form in the order of its index, and merges the few rows of each. */
async function sorted(
  db: Db,
  forms: readonly FormName[],
  within: RawBuilder<unknown>,
  { conditions, sort, after, limit }: PageQuery,
): Promise<readonly Row[]> {
  const value = sql.raw(sort === 'name' ? 'sort_name' : 'created_at');
  const isDescending = sort === 'newest';
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const beyond =
    after === null
      ? sql`1 = 1`
      : sql`(${value}, id) ${sql.raw(isDescending ? '<' : '>')} (${sort === 'name' ? String(after.value) : numberIn(after)}, ${after.id})`;
  const lists = await Promise.all(
    forms.map(async (form) => {
      const { rows } = await sql<Row>`
        select id, ${value} as value from submissions
        where form = ${form} and ${conditions} and ${within} and ${beyond}
        order by ${value} ${direction}, id ${direction} limit ${limit}`.execute(db);
      return rows;
    }),
  );
  if (lists.length === 1) return lists[0]!;
  return lists
    .flat()
    .sort((a, b) => (compare(a.value, b.value) || compare(a.id, b.id)) * (isDescending ? -1 : 1))
    .slice(0, limit);
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** In any state, newest first; spam only on request. */
export async function findByWords(
  { db, kind }: Pick<Storage, 'db' | 'kind'>,
  wanted: { readonly q: string; readonly forms: readonly FormName[]; readonly withSpam: boolean },
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<ListedIds> {
  const found = matching(kind, wanted.q, wanted.forms);
  if (found === null) return { ids: [], next: null };
  const { from, condition, number } = found;
  const isWanted = wanted.withSpam ? sql`1 = 1` : sql`state <> 'rejected'`;
  const rare = await gatherRare(db, found);
  if (rare !== null) {
    const { rows: left } = await sql<{ id: string }>`
      select id from submissions where ${isOneOf(kind, rare)} and ${isWanted}`.execute(db);
    const ids = new Set(left.map(({ id }) => id));
    const newest = rare.filter(({ id }) => ids.has(id)).sort((a, b) => compare(b.value, a.value));
    return toPage(
      after === null ? newest : newest.filter(({ value }) => Number(value) < numberIn(after)),
      limit,
    );
  }
  const beyond = after === null ? sql`1 = 1` : sql`${number} < ${numberIn(after)}`;
  // In the order of the search index, so that the query ends with the page even for a word in every submission.
  const { rows } = await sql<Row>`
    select submissions.id as id, item_search.id as value from ${from} cross join submissions
    where submissions.id = item_search.submission_id and ${condition} and ${isWanted} and ${beyond}
    order by ${number} desc limit ${limit + 1}`.execute(db);
  return toPage(rows, limit);
}

type TabCounts = Readonly<Partial<Record<SubmissionTab, number>>>;

/** Counting more would take longer than the page itself. */
const MAX_COUNTED = 2000;
const COUNTED = [
  'answered',
  'all',
  'possible',
  'released',
  'spam',
] as const satisfies readonly SubmissionTab[];

/** Ignores other filters. A tab with more than MAX_COUNTED has no count. */
export async function countTabs(
  db: Kysely<Database>,
  forms: readonly FormName[],
  me: string,
): Promise<TabCounts> {
  const waiting = await waitingByForm(db, forms);
  const sum = (rows: typeof waiting): number => rows.reduce((total, { count }) => total + Number(count), 0);
  const counts: Partial<Record<SubmissionTab, number>> = {
    waiting: sum(waiting),
    mine: sum(waiting.filter(({ assignee }) => assignee === me)),
    unassigned: sum(waiting.filter(({ assignee }) => assignee === null)),
    quarantined: await countQuarantined(db, forms),
  };
  for (const tab of COUNTED) {
    const count = await countSubmissions(db, { forms, tab, me });
    if (count !== null) counts[tab] = count;
  }
  return counts;
}

/** Null with more than MAX_COUNTED, or with search words. */
export async function countSubmissions(
  db: Kysely<Database>,
  filter: SubmissionFilter,
): Promise<number | null> {
  if (filter.q !== undefined) return null;
  let all = 0;
  for (const form of formsOf(filter)) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (
        select 1 from submissions where form = ${form} and ${conditionsOf(filter)} limit ${MAX_COUNTED + 1}
      ) as counted`.execute(db);
    all += Number(rows[0]?.count ?? 0);
    if (all > MAX_COUNTED) return null;
  }
  return all;
}

/** Without subscriptions, which are many and need no answer. */
export async function waitingByForm(db: Kysely<Database>, forms: readonly FormName[]) {
  const asked = formsOf({ forms, tab: 'waiting' });
  if (asked.length === 0) return [];
  const { rows } = await sql<{ form: FormName; assignee: string | null; count: number }>`
    select form, assignee, count(*) as count from submissions
    where form in (${sql.join([...asked])}) and state = 'accepted' and acked_at is null
    group by form, assignee`.execute(db);
  return rows;
}

/** Distinct addresses: somebody who wrote twice counts once. */
export async function countWaitingPeople(db: Kysely<Database>, forms: readonly FormName[]): Promise<number> {
  const asked = formsOf({ forms, tab: 'waiting' });
  const { rows } = await sql<{ count: number }>`
    select count(distinct coalesce(lower(corrected_email), email)) as count from submissions
    where form in (${sql.join([...asked])}) and state = 'accepted' and acked_at is null`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export async function countQuarantined(db: Kysely<Database>, forms: readonly FormName[]): Promise<number> {
  const row = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('form', 'in', forms)
    .where('state', '=', 'quarantined')
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

const MAX_SUBJECTS = 200;

/** Distinct subjects by a loose index scan. */
export async function listSubjects(
  db: Kysely<Database>,
  forms: readonly FormName[],
): Promise<readonly string[]> {
  const lists = await Promise.all(
    forms.map(async (form) => {
      const { rows } = await sql<{ subject: string }>`
        with recursive known (subject) as (
          select (select min(subject) from submissions where form = ${form} and subject > '')
          union all
          select (select min(subject) from submissions where form = ${form} and subject > known.subject)
          from known where known.subject is not null
        )
        select subject from known where subject is not null limit ${MAX_SUBJECTS}`.execute(db);
      return rows.map(({ subject }) => subject);
    }),
  );
  return [...new Set(lists.flat())].sort((a, b) => a.localeCompare(b, 'en'));
}
