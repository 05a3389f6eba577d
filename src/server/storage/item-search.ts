import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import { formWord, type KeyedItem, searchTextOf } from './item-keys.ts';
import type { Database } from './schema.ts';
import { wordsOf } from './search-words.ts';
import type { DatabaseKind } from './storage.ts';

/** More do not make a search more exact. */
const MOST_WORDS = 12;

/** To be executed in the transaction that stores the submission, so that there is never one without the other. */
export function insertIntoSearch(trx: Transaction<Database>, item: KeyedItem & { readonly id: string }) {
  return trx.insertInto('item_search').values({ submission_id: item.id, words: searchTextOf(item) });
}

/** Makes an item findable by more words. Its row is replaced, as the index of SQLite has no trigger for updates. */
export async function addWordsToSearch(db: Kysely<Database>, id: string, text: string): Promise<void> {
  const row = await db
    .deleteFrom('item_search')
    .where('submission_id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return;
  const words = [...new Set([...row.words.split(' '), ...wordsOf(text)])].join(' ');
  // The same id, which is the order of the results.
  await db.insertInto('item_search').values({ id: row.id, submission_id: id, words }).execute();
}

/** Items in which words begin like each of those that were typed. */
export interface Matching {
  /** Tables to read from, `item_search` among them. */
  readonly from: RawBuilder<unknown>;
  readonly condition: RawBuilder<boolean>;
  /** The number of an item in the search, in whose order the index can be read. */
  readonly number: RawBuilder<number>;
  /** The same for a single item, found by its id. */
  readonly forOne: RawBuilder<boolean>;
}

/** Null when no word was typed. */
export function matching(kind: DatabaseKind, typed: string, forms: readonly FormName[]): Matching | null {
  const words = [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  // Words hold letters and digits only, so none of them means anything in the languages of the two.
  if (kind === 'postgres') {
    const ofForms = forms.map((form) => `'${formWord(form)}'`).join(' | ');
    const query = [`(${ofForms})`, ...words.map((word) => `'${word}':*`)].join(' & ');
    const condition = sql<boolean>`item_search.vector @@ ${query}::tsquery`;
    const from = sql`item_search`;
    return { from, condition, number: sql`item_search.id`, forOne: condition };
  }
  const ofForms = forms.map((form) => `"${formWord(form)}"`).join(' OR ');
  const query = [`(${ofForms})`, ...words.map((word) => `"${word}" *`)].join(' AND ');
  const begins = words.map((word) => sql`' ' || item_search.words like ${`% ${word}%`}`);
  return {
    from: sql`item_words cross join item_search on item_search.id = item_words.rowid`,
    condition: sql`item_words match ${query}`,
    number: sql`item_words.rowid`,
    forOne: sql<boolean>`${sql.join(begins, sql` and `)}`,
  };
}
