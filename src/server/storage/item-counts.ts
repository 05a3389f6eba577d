import { type Kysely, sql } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { ItemTab } from '#contract/desk/items.ts';
import { formsOf } from './item-filter.ts';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;
export type TabCounts = Readonly<Record<ItemTab, number>>;

/** Of each tab, whatever else is filtered by. Read from indexes alone. */
export async function countTabs(db: Db, forms: readonly FormName[], me: string): Promise<TabCounts> {
  const [states, waiting, released] = await Promise.all([
    sql<{ form: FormName; state: string; count: number }>`
      select form, state, count(*) as count from submissions group by form, state`.execute(db),
    waitingByForm(db),
    sql<{ form: FormName; count: number }>`
      select form, count(*) as count from submissions
      where state = 'accepted' and quarantine_reason is not null group by form`.execute(db),
  ]);
  const sum = <Row extends { form: FormName; count: number }>(
    rows: readonly Row[],
    tab: ItemTab,
    isMeant: (row: Row) => boolean = () => true,
  ): number => {
    const meant = formsOf({ forms, tab });
    return rows
      .filter((row) => meant.includes(row.form) && isMeant(row))
      .reduce((total, { count }) => total + Number(count), 0);
  };
  const all = sum(states.rows, 'all', ({ state }) => state === 'accepted');
  const open = sum(waiting, 'waiting');
  return {
    waiting: open,
    mine: sum(waiting, 'mine', ({ assignee }) => assignee === me),
    nobodys: sum(waiting, 'nobodys', ({ assignee }) => assignee === null),
    answered: all - open,
    all,
    held: sum(states.rows, 'held', ({ state }) => state === 'quarantined'),
    released: sum(released.rows, 'released'),
    spam: sum(states.rows, 'spam', ({ state }) => state === 'rejected'),
  };
}

export async function waitingByForm(db: Db) {
  const { rows } = await sql<{ form: FormName; assignee: string | null; count: number }>`
    select form, assignee, count(*) as count from submissions
    where state = 'accepted' and acked_at is null group by form, assignee`.execute(db);
  return rows;
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
