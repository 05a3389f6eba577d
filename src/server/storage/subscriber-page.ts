import { type Kysely, sql } from 'kysely';
import { type Cursor, numberIn, writeCursor } from './cursor.ts';
import type { Database, SubscriberRow, SubscriberState } from './schema.ts';
import { foldText } from './search-words.ts';

export interface SubscriberFilter {
  readonly state?: SubscriberState | undefined;
  /** Somewhere in the address or the name. */
  readonly q?: string | undefined;
}

/** So many are looked through at a time, so that others are served in between. */
const PORTION = 500;

/** Newest first. */
export async function pageSubscribers(
  db: Kysely<Database>,
  { state, q }: SubscriberFilter,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<{ readonly rows: readonly SubscriberRow[]; readonly next: string | null }> {
  const wanted = q === undefined ? '' : foldText(q);
  const portion = wanted === '' ? limit + 1 : PORTION;
  const rows: SubscriberRow[] = [];
  for await (const row of newestFirst(db, state, { after, portion })) {
    // Not by the databases, which do not agree on what upper and lower case are.
    const words = `${row.email} ${row.first_name} ${row.last_name}`;
    if (wanted === '' || foldText(words).includes(wanted)) rows.push(row);
    if (rows.length > limit) break;
  }
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? writeCursor(cursorOf(last)) : null };
}

async function* newestFirst(
  db: Kysely<Database>,
  state: SubscriberState | undefined,
  { after, portion }: { readonly after: Cursor | null; readonly portion: number },
): AsyncGenerator<SubscriberRow> {
  for (let from = after; ; ) {
    let query = db.selectFrom('subscribers').selectAll();
    if (state !== undefined) query = query.where('state', '=', state);
    if (from !== null) {
      query = query.where(sql<boolean>`(created_at, id) < (${numberIn(from)}, ${from.id})`);
    }
    const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(portion).execute();
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < portion || last === undefined) return;
    from = cursorOf(last);
  }
}

function cursorOf({ created_at, id }: SubscriberRow): Cursor {
  return { value: created_at, id };
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
