import { type RawBuilder, sql } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { ItemSort, ItemTab } from '#contract/desk/items.ts';

/** Which items, as far as the person may see them. */
export interface ItemFilter {
  /** Those in the scope of who asks. */
  readonly forms: readonly FormName[];
  readonly tab: ItemTab;
  /** Who asks, for the tab `mine`. */
  readonly me: string;
  readonly q?: string | undefined;
  readonly subject?: string | undefined;
  readonly assignee?: string | undefined;
  readonly since?: number | undefined;
  /** The first moment that does not count any more. */
  readonly until?: number | undefined;
  readonly sort?: ItemSort | undefined;
  /** Of quarantined ones with the same words, only the newest. */
  readonly isFolded?: boolean;
}

/** Written out instead of passed on, as SQLite uses an index of a part of the table only where it sees the same words. */
const TABS: Readonly<Record<ItemTab, string>> = {
  waiting: "state = 'accepted' and acked_at is null",
  mine: "state = 'accepted' and acked_at is null",
  nobodys: "state = 'accepted' and acked_at is null and assignee is null",
  answered: "state = 'accepted' and acked_at is not null",
  all: "state = 'accepted'",
  held: "state = 'quarantined'",
  // Not null, said so that SQLite sees a range of its index in it.
  released: "state = 'accepted' and quarantine_reason > ''",
  spam: "state = 'rejected'",
};

/** A subscription waits for nobody, so it is in the lists of what was held only. */
const WITH_SUBSCRIPTIONS: readonly ItemTab[] = ['held', 'released', 'spam'];

export function formsOf({ forms, tab }: Pick<ItemFilter, 'forms' | 'tab'>): readonly FormName[] {
  return WITH_SUBSCRIPTIONS.includes(tab) ? forms : forms.filter((form) => form !== 'newsletter');
}

export function sortOf({ sort, tab }: Pick<ItemFilter, 'sort' | 'tab'>): ItemSort {
  return sort ?? (['waiting', 'mine', 'nobodys'].includes(tab) ? 'oldest' : 'newest');
}

/** All but the form and the words. */
export function conditionsOf(filter: ItemFilter): RawBuilder<boolean> {
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
  // Not "no newer one exists": SQLite would look through all that came in the same millisecond, for each of them.
  return sql<boolean>`(alike_key is null or id = (
    select newest.id from submissions as newest
    where newest.alike_key = submissions.alike_key and newest.state = 'quarantined'
      and newest.form in (${sql.join([...forms])})
    order by newest.created_at desc, newest.id desc limit 1))`;
}

/** Whether anything beside form and tab chooses, so that the counts of the tabs do not tell how many there are. */
export function isNarrowed({ q, subject, assignee, since, until }: ItemFilter): boolean {
  return [q, subject, assignee, since, until].some((value) => value !== undefined);
}
