import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import { FORM_FIELDS } from '#contract/forms.ts';
import type { Database } from '../db/schema.ts';
import type { DatabaseKind } from '../db/storage.ts';
import { foldText, wordsOf } from '../shared/search-words.ts';

/** What was sent, as far as lists and search are concerned. */
interface KeyedSubmission {
  readonly reference: string;
  readonly form: FormName;
  readonly email: string;
  readonly name: string;
  readonly position: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What an item is listed and found by, worked out once when it arrives. */
interface SubmissionKeys {
  readonly subject: string;
  readonly sort_name: string;
  readonly alike_key: string | null;
}

const SUBJECT_FIELDS: Readonly<Record<FormName, string | null>> = {
  contact: 'specificCategory',
  careers: null,
  newsletter: 'topic',
};
const LONGEST_SORT_NAME = 100;

export function keysOf({ form, name, position, payload }: KeyedSubmission): SubmissionKeys {
  const field = SUBJECT_FIELDS[form];
  return {
    subject: field === null ? (position ?? '') : String(payload[field] ?? ''),
    sort_name: foldText(name).trim().slice(0, LONGEST_SORT_NAME),
    alike_key: alikeKeyOf(form, payload),
  };
}

/** Equal for texts of the same words, and not to be turned back into them. Null where there is no long text. */
function alikeKeyOf(form: FormName, payload: KeyedSubmission['payload']): string | null {
  const texts = Object.entries(FORM_FIELDS[form])
    .filter(([, { kind }]) => kind === 'text')
    .map(([name]) => String(payload[name] ?? ''));
  const words = wordsOf(texts.join('\n'));
  return words.length === 0 ? null : createHash('sha256').update(words.join(' ')).digest('hex');
}

/** All that the search finds it by, each word once. The form is one that nobody can type, as it has a colon. */
export function searchTextOf({ reference, form, email, name, position, payload }: KeyedSubmission): string {
  const texts = [reference, reference.replaceAll('-', ''), name, email, position ?? ''];
  for (const value of Object.values(payload)) if (typeof value !== 'boolean') texts.push(String(value ?? ''));
  return [...new Set([formWord(form), ...wordsOf(texts.join('\n'))])].join(' ');
}

function formWord(form: FormName): string {
  return `form:${form}`;
}

/** More do not make a search more exact. */
const MOST_WORDS = 12;

/** To be executed in the transaction that stores the submission, so that there is never one without the other. */
export function insertIntoSearch(
  trx: Transaction<Database>,
  details: KeyedSubmission & { readonly id: string },
) {
  return trx.insertInto('item_search').values({ submission_id: details.id, words: searchTextOf(details) });
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
