import { type Kysely, sql } from 'kysely';
import { type Cursor, numberIn, writeCursor } from './cursor.ts';
import type { Database, SubscriberRow, SubscriberState } from './schema.ts';
import { foldText } from './search-words.ts';

export interface SubscriberFilter {
  readonly state?: SubscriberState | undefined;
  /** Somewhere in the address or the name. */
  readonly q?: string | undefined;
}

/** Newest first. */
export async function pageSubscribers(
  db: Kysely<Database>,
  { state, q }: SubscriberFilter,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<{ readonly rows: readonly SubscriberRow[]; readonly next: string | null }> {
  const wanted = q === undefined ? '' : foldText(q);
  let query = db.selectFrom('subscribers').selectAll();
  if (state !== undefined) query = query.where('state', '=', state);
  if (wanted !== '') {
    const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  }
  if (after !== null) {
    query = query.where(sql<boolean>`(created_at, id) < (${numberIn(after)}, ${after.id})`);
  }
  // One more than is shown tells whether there are more.
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown,
    next: rows.length > limit && last ? writeCursor({ value: last.created_at, id: last.id }) : null,
  };
}

export async function countSubscribers(
  db: Kysely<Database>,
): Promise<Readonly<Record<SubscriberState, number>>> {
  const rows = await db
    .selectFrom('subscribers')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const count = (state: SubscriberState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { pending: count('pending'), active: count('active'), unsubscribed: count('unsubscribed') };
}
