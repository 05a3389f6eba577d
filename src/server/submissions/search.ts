import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { FORMS, type FormName } from '#contract/forms.ts';
import type { Database } from '../db/schema.ts';
import { foldText, wordsOf } from '../db/search-words.ts';
import type { DatabaseKind } from '../db/storage.ts';

interface KeyedSubmission {
  readonly reference: string;
  readonly form: FormName;
  readonly email: string;
  readonly name: string;
  readonly position: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Columns for lists and search, computed when the submission arrives. */
interface SubmissionKeys {
  readonly subject: string;
  readonly sort_name: string;
  readonly alike_key: string | null;
}

const MAX_SORT_NAME_LENGTH = 100;

export function keysOf({ form, name, position, payload }: KeyedSubmission): SubmissionKeys {
  const field = FORMS[form].subjectField;
  return {
    subject: field === null ? (position ?? '') : String(payload[field] ?? ''),
    sort_name: foldText(name).trim().slice(0, MAX_SORT_NAME_LENGTH),
    alike_key: alikeKeyOf(longTextOf(form, payload)),
  };
}

/** The multi-line fields. */
export function longTextOf(form: FormName, payload: KeyedSubmission['payload']): string {
  return Object.entries(FORMS[form].fields)
    .filter(([, { kind }]) => kind === 'text')
    .map(([name]) => String(payload[name] ?? ''))
    .join('\n');
}

/** A one-way hash of the words of a long text. Null without any. */
export function alikeKeyOf(text: string): string | null {
  const words = wordsOf(text);
  return words.length === 0 ? null : createHash('sha256').update(words.join(' ')).digest('hex');
}

/** The distinct words for search. The form is a word with a colon, which no typed word has. */
export function searchTextOf({ reference, form, email, name, position, payload }: KeyedSubmission): string {
  const texts = [reference, reference.replaceAll('-', ''), name, email, position ?? ''];
  for (const value of Object.values(payload)) if (typeof value !== 'boolean') texts.push(String(value ?? ''));
  return [...new Set([formWord(form), ...wordsOf(texts.join('\n'))])].join(' ');
}

function formWord(form: FormName): string {
  return `form:${form}`;
}

/** More words do not make a search more precise. */
const MAX_WORDS = 12;

/** Must run in the transaction that stores the submission. */
export function insertIntoSearch(
  trx: Transaction<Database>,
  details: KeyedSubmission & { readonly id: string },
) {
  return trx.insertInto('item_search').values({ submission_id: details.id, words: searchTextOf(details) });
}

/** Adds words to the index entry. Replaces the row, as the index of SQLite has no trigger for updates. */
export async function addWordsToSearch(db: Kysely<Database>, id: string, text: string): Promise<void> {
  const row = await db
    .deleteFrom('item_search')
    .where('submission_id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return;
  const words = [...new Set([...row.words.split(' '), ...wordsOf(text)])].join(' ');
  // The same id, as results are ordered by it.
  await db.insertInto('item_search').values({ id: row.id, submission_id: id, words }).execute();
}

/** SQL for a prefix search: each typed word must be the beginning of a word of the submission. */
export interface Matching {
  /** Tables to read from, `item_search` among them. */
  readonly from: RawBuilder<unknown>;
  readonly condition: RawBuilder<boolean>;
  /** The id in the search table, in whose order the index can be read. */
  readonly number: RawBuilder<number>;
  /** The same condition for a single submission. */
  readonly forOne: RawBuilder<boolean>;
}

/** Null when no word was typed. */
export function matching(kind: DatabaseKind, typed: string, forms: readonly FormName[]): Matching | null {
  const words = [...new Set(wordsOf(typed))].slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  // Words contain letters and digits only, so they need no escaping in either query syntax.
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
