import type { Kysely } from 'kysely';
import type { FormName } from '#contract/forms.ts';
import type { Database } from '../db/schema.ts';

/** A new submission, a history entry or a delivery attempt. `form` is null in changes of people and exports. */
export interface Change {
  readonly reference: string | null;
  readonly form: FormName | null;
  readonly isArrival: boolean;
}

interface ChangeFeed {
  /** Skips all existing rows. */
  begin(): Promise<void>;
  /** Changes since the last call. */
  read(): Promise<readonly Change[]>;
}

/** PostgreSQL assigns ids before the commit, so a lower id may appear late. Each read covers this many ids again. */
const LOOK_BACK = 200;

const MOST = 1000;

/** Reads the append-only tables: arrivals of submissions, history and delivery attempts. */
export function createChangeFeed(db: Kysely<Database>): ChangeFeed {
  const arrivals = createReader(async (after) => {
    return db
      .selectFrom('item_search')
      .innerJoin('submissions', 'submissions.id', 'item_search.submission_id')
      .select(['item_search.id', 'reference', 'form'])
      .where('item_search.id', '>', after)
      .orderBy('item_search.id', 'desc')
      .limit(MOST)
      .execute();
  });
  const history = createReader(async (after) => {
    return db
      .selectFrom('history')
      .select(['id', 'reference', 'form'])
      .where('id', '>', after)
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
  });
  const attempts = createReader(async (after) => {
    return db
      .selectFrom('delivery_attempts')
      .innerJoin('outbox', 'outbox.id', 'delivery_attempts.outbox_id')
      .leftJoin('submissions', 'submissions.id', 'outbox.submission_id')
      .select(['delivery_attempts.id', 'reference', 'form'])
      .where('delivery_attempts.id', '>', after)
      .orderBy('delivery_attempts.id', 'desc')
      .limit(MOST)
      .execute();
  });
  const newest = (table: 'item_search' | 'history' | 'delivery_attempts') =>
    db.selectFrom(table).select('id').orderBy('id', 'desc').limit(LOOK_BACK).execute();
  return {
    async begin() {
      arrivals.begin(await newest('item_search'));
      history.begin(await newest('history'));
      attempts.begin(await newest('delivery_attempts'));
    },
    async read() {
      const rows = [await arrivals.load(), await history.load(), await attempts.load()] as const;
      // Mark rows as seen only after all three reads succeeded.
      const arrived = arrivals.take(rows[0]).map((row) => ({ ...row, isArrival: true }));
      const done = [...history.take(rows[1]), ...attempts.take(rows[2])];
      return [...arrived, ...done.map((row) => ({ ...row, isArrival: false }))].map(
        ({ reference, form, isArrival }) => ({ reference, form, isArrival }),
      );
    },
  };
}

interface Numbered {
  readonly id: number;
}

function createReader<Row extends Numbered>(rowsAfter: (id: number) => Promise<readonly Row[]>) {
  let seen = new Set<number>();
  let highest = 0;
  return {
    begin(rows: readonly Numbered[]): void {
      seen = new Set(rows.map(({ id }) => id));
      highest = Math.max(0, ...seen);
    },
    load: () => rowsAfter(highest - LOOK_BACK),
    /** Returns only rows that were not seen before. */
    take(rows: readonly Row[]): readonly Row[] {
      const fresh = rows.filter(({ id }) => !seen.has(id) && id > 0);
      for (const { id } of fresh) seen.add(id);
      highest = Math.max(highest, ...fresh.map(({ id }) => id));
      for (const id of seen) if (id <= highest - LOOK_BACK) seen.delete(id);
      return fresh;
    },
  };
}
