import { sql } from 'kysely';
import type { DayRange } from '#contract/calendar.ts';
import type { VisitCountRow, VisitKind } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';

export type VisitTotal = Pick<VisitCountRow, 'kind' | 'subject' | 'detail' | 'count'>;

/** How often something happened on days of the office's time zone. */
export interface VisitStore {
  /** Increments the counts in one atomic statement, safe with several processes. */
  add(counts: readonly VisitCountRow[]): Promise<void>;
  subjects(day: string, kind: VisitKind): Promise<readonly string[]>;
  /** Summed over the days. */
  totals(days: DayRange, kinds: readonly VisitKind[]): Promise<readonly VisitTotal[]>;
  byDay(days: DayRange, kinds: readonly VisitKind[]): Promise<readonly VisitCountRow[]>;
}

export function createVisitStore({
  db,
  kind: database,
  withLazyCommits,
}: Pick<Storage, 'db' | 'kind' | 'withLazyCommits'>): VisitStore {
  return {
    async add(counts) {
      if (counts.length === 0) return;
      // Sorted, so that two processes lock the rows in the same order and cannot deadlock.
      const sorted = [...counts].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      const rows =
        database === 'sqlite'
          ? sql`select value ->> 'day', value ->> 'kind', value ->> 'subject', value ->> 'detail', value ->> 'count'
              from json_each(${JSON.stringify(sorted)}) where true`
          : sql`select * from unnest(
              ${sorted.map(({ day }) => day)}::text[], ${sorted.map(({ kind }) => kind)}::text[],
              ${sorted.map(({ subject }) => subject)}::text[], ${sorted.map(({ detail }) => detail)}::text[],
              ${sorted.map(({ count }) => count)}::bigint[])`;
      await withLazyCommits((connection) =>
        sql`insert into visit_counts (day, kind, subject, detail, count) ${rows}
          on conflict (kind, day, subject, detail) do update
          set count = visit_counts.count + excluded.count`.execute(connection),
      );
    },

    async subjects(day, kind) {
      const rows = await db
        .selectFrom('visit_counts')
        .select('subject')
        .distinct()
        .where('kind', '=', kind)
        .where('day', '=', day)
        .execute();
      return rows.map(({ subject }) => subject);
    },

    async totals({ since, until }, kinds) {
      const rows = await db
        .selectFrom('visit_counts')
        .select(({ fn }) => ['kind', 'subject', 'detail', fn.sum<number | string>('count').as('count')])
        .where('kind', 'in', kinds)
        .where('day', '>=', since)
        .where('day', '<', until)
        .groupBy(['kind', 'subject', 'detail'])
        .execute();
      // PostgreSQL returns the sum of bigints as numeric, which the driver gives as text.
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },

    byDay: ({ since, until }, kinds) =>
      db
        .selectFrom('visit_counts')
        .selectAll()
        .where('kind', 'in', kinds)
        .where('day', '>=', since)
        .where('day', '<', until)
        .orderBy('day')
        .orderBy('kind')
        .orderBy('subject')
        .orderBy('detail')
        .execute(),
  };
}

function keyOf({ kind, day, subject, detail }: VisitCountRow): string {
  return `${kind}\t${day}\t${subject}\t${detail}`;
}
