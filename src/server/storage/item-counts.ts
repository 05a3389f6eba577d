import { type Kysely, sql } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { ItemTab } from '#contract/desk/items.ts';
import { conditionsOf, formsOf, type ItemFilter } from './item-filter.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;
export type TabCounts = Readonly<Partial<Record<ItemTab, number>>>;

/** Beyond that nobody counts, and counting would take longer than the page itself. */
const MOST_COUNTED = 2000;
const COUNTED = ['answered', 'all', 'released', 'spam'] as const satisfies readonly ItemTab[];

/** Of each tab, whatever else is filtered by. One with very many has no count. */
export async function countTabs(db: Db, forms: readonly FormName[], me: string): Promise<TabCounts> {
  const waiting = await waitingByForm(db, forms);
  const sum = (rows: typeof waiting): number => rows.reduce((total, { count }) => total + Number(count), 0);
  const counts: Partial<Record<ItemTab, number>> = {
    waiting: sum(waiting),
    mine: sum(waiting.filter(({ assignee }) => assignee === me)),
    nobodys: sum(waiting.filter(({ assignee }) => assignee === null)),
    held: await countHeld(db, forms),
  };
  for (const tab of COUNTED) {
    const count = await countItems(db, { forms, tab, me });
    if (count !== null) counts[tab] = count;
  }
  return counts;
}

/** How many there are, as long as that is quickly said; null when there are more, or when words choose. */
export async function countItems(db: Db, filter: ItemFilter): Promise<number | null> {
  if (filter.q !== undefined) return null;
  let all = 0;
  for (const form of formsOf(filter)) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from (
        select 1 from submissions where form = ${form} and ${conditionsOf(filter)} limit ${MOST_COUNTED + 1}
      ) as counted`.execute(db);
    all += Number(rows[0]?.count ?? 0);
    if (all > MOST_COUNTED) return null;
  }
  return all;
}

/** Of these forms, without subscriptions: there are very many of them, and they wait for nobody. */
export async function waitingByForm(db: Db, forms: readonly FormName[]) {
  const asked = formsOf({ forms, tab: 'waiting' });
  if (asked.length === 0) return [];
  const { rows } = await sql<{ form: FormName; assignee: string | null; count: number }>`
    select form, assignee, count(*) as count from submissions
    where form in (${sql.join([...asked])}) and state = 'accepted' and acked_at is null
    group by form, assignee`.execute(db);
  return rows;
}

/** Distinct addresses: somebody who wrote twice is one person who waits. */
export async function countWaitingPeople(db: Db, forms: readonly FormName[]): Promise<number> {
  const asked = formsOf({ forms, tab: 'waiting' });
  const { rows } = await sql<{ count: number }>`
    select count(distinct coalesce(lower(corrected_email), email)) as count from submissions
    where form in (${sql.join([...asked])}) and state = 'accepted' and acked_at is null`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export async function countHeld(db: Db, forms: readonly FormName[]): Promise<number> {
  const row = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('form', 'in', forms)
    .where('state', '=', 'quarantined')
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

const MOST_SUBJECTS = 200;

/** Those that occur, found by going from one to the next in the index. */
export async function listSubjects(db: Db, forms: readonly FormName[]): Promise<readonly string[]> {
  const lists = await Promise.all(
    forms.map(async (form) => {
      const { rows } = await sql<{ subject: string }>`
        with recursive known (subject) as (
          select (select min(subject) from submissions where form = ${form} and subject > '')
          union all
          select (select min(subject) from submissions where form = ${form} and subject > known.subject)
          from known where known.subject is not null
        )
        select subject from known where subject is not null limit ${MOST_SUBJECTS}`.execute(db);
      return rows.map(({ subject }) => subject);
    }),
  );
  return [...new Set(lists.flat())].sort((a, b) => a.localeCompare(b, 'en'));
}
