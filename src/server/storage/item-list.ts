import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { ItemSort } from '#contract/desk/items.ts';
import { type Cursor, numberIn, writeCursor } from './cursor.ts';
import { conditionsOf, formsOf, type ItemFilter, sortOf } from './item-filter.ts';
import { type Matching, matching } from './item-search.ts';
import type { Database } from './schema.ts';
import type { DatabaseKind, Storage } from './storage.ts';

export interface ListedIds {
  readonly ids: readonly string[];
  readonly next: string | null;
}

interface Row {
  readonly id: string;
  readonly value: string | number;
}

type Db = Kysely<Database>;

/** The ids of one page. It begins after where the page before ended, however many came or went meanwhile. */
export async function listItems(
  { db, kind }: Pick<Storage, 'db' | 'kind'>,
  filter: ItemFilter,
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

/** One more than is shown tells whether there are more. */
function toPage(rows: readonly Row[], limit: number): ListedIds {
  const shown = rows.slice(0, limit);
  return {
    ids: shown.map(({ id }) => id),
    next: rows.length > limit ? writeCursor(shown.at(-1)!) : null,
  };
}

interface PageQuery {
  readonly conditions: RawBuilder<boolean>;
  readonly sort: ItemSort;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** So few are gathered first; of words that more have, the list itself soon comes by enough. */
const RARE = 2000;

/** All that have the words, in no order; null where they are many. */
async function gatherRare(db: Db, { from, condition }: Matching): Promise<readonly Row[] | null> {
  const { rows } = await sql<Row>`
    select item_search.submission_id as id, item_search.id as value
    from ${from} where ${condition} limit ${RARE + 1}`.execute(db);
  return rows.length > RARE ? null : rows;
}

/** Passed as one value, however many they are. */
function isOneOf(kind: DatabaseKind, rows: readonly Row[]): RawBuilder<unknown> {
  const ids = rows.map(({ id }) => id);
  return kind === 'postgres'
    ? sql`submissions.id = any(${ids}::text[])`
    : sql`submissions.id in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** The condition that an item has the words, written so that it is quick for rare words and for frequent ones. */
async function withWords(db: Db, kind: DatabaseKind, found: Matching): Promise<RawBuilder<unknown>> {
  const rare = await gatherRare(db, found);
  if (rare !== null) return isOneOf(kind, rare);
  return sql`exists (select 1 from item_search where item_search.submission_id = submissions.id and ${found.forOne})`;
}

/** Each form is read in the order of its index, and the few rows of each are put together here. */
async function sorted(
  db: Db,
  forms: readonly FormName[],
  within: RawBuilder<unknown>,
  { conditions, sort, after, limit }: PageQuery,
): Promise<readonly Row[]> {
  const value = sql.raw(sort === 'name' ? 'sort_name' : 'created_at');
  const isDown = sort === 'newest';
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const beyond =
    after === null
      ? sql`1 = 1`
      : sql`(${value}, id) ${sql.raw(isDown ? '<' : '>')} (${sort === 'name' ? String(after.value) : numberIn(after)}, ${after.id})`;
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
    .sort((a, b) => (compare(a.value, b.value) || compare(a.id, b.id)) * (isDown ? -1 : 1))
    .slice(0, limit);
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whatever became of them, newest first; what was sorted out only where it is asked for. */
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
  // In the order of the search's own index, so that it ends with the page even where a word is in every item.
  const { rows } = await sql<Row>`
    select submissions.id as id, item_search.id as value from ${from} cross join submissions
    where submissions.id = item_search.submission_id and ${condition} and ${isWanted} and ${beyond}
    order by ${number} desc limit ${limit + 1}`.execute(db);
  return toPage(rows, limit);
}
