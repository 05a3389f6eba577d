import type { Kysely } from 'kysely';
import type { FormName } from '#contract/answer.ts';
import type { HistoryAction, HistoryEntry } from '#contract/desk/items.ts';
import type { HistoryPage } from '#contract/desk/views.ts';
import { namesOf } from './people-names.ts';
import type { Database, HistoryRow } from './schema.ts';

/** Something that was done. What is left out is null. */
export interface NewHistory {
  readonly at: number;
  readonly action: HistoryAction;
  /** Who did it; null is the server itself. */
  readonly person: string | null;
  readonly reference?: string | null;
  readonly form?: FormName | null;
  /** To whom something was assigned, or who was invited. */
  readonly about?: string | null;
  readonly text?: string | null;
  readonly via?: HistoryEntry['via'];
}

export interface HistoryFilter {
  /** What the reader may see: entries about these forms, and those by or about the reader; null is everything. */
  readonly visibleTo: { readonly forms: readonly FormName[]; readonly person: string } | null;
  readonly action?: HistoryAction | undefined;
  readonly person?: string | undefined;
  readonly reference?: string | undefined;
  /** The id that the page before ended with. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Takes a transaction too, so that what was done and the note of it stand or fall together. */
export async function record(db: Kysely<Database>, entry: NewHistory): Promise<number> {
  const [id] = await recordAll(db, [entry]);
  return id!;
}

/** In one statement. There must be at least one entry. Returns their ids. */
export async function recordAll(
  db: Kysely<Database>,
  entries: readonly NewHistory[],
): Promise<readonly number[]> {
  const rows = entries.map(({ at, action, person, reference, form, about, text, via }) => ({
    at,
    action,
    person_id: person,
    reference: reference ?? null,
    form: form ?? null,
    about_id: about ?? null,
    text: text ?? null,
    via: via ?? null,
  }));
  const added = await db.insertInto('history').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

/** Whether somebody has done this with an item since then. */
export async function wasDoneSince(
  db: Kysely<Database>,
  {
    action,
    person,
    reference,
  }: { readonly action: HistoryAction; readonly person: string; readonly reference: string },
  since: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('history')
    .select('id')
    .where('reference', '=', reference)
    .where('action', '=', action)
    .where('person_id', '=', person)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Newest first. */
export async function readHistory(db: Kysely<Database>, filter: HistoryFilter): Promise<HistoryPage> {
  const { visibleTo, action, person, reference, after, limit } = filter;
  let query = db.selectFrom('history').selectAll();
  if (visibleTo !== null) {
    query = query.where(({ eb, or }) =>
      or([
        eb('form', 'in', visibleTo.forms),
        eb('person_id', '=', visibleTo.person),
        eb('about_id', '=', visibleTo.person),
      ]),
    );
  }
  if (action !== undefined) query = query.where('action', '=', action);
  if (person !== undefined) query = query.where('person_id', '=', person);
  if (reference !== undefined) query = query.where('reference', '=', reference);
  if (after !== undefined) query = query.where('id', '<', after);
  // One more than is shown tells whether there are more.
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const entries = await toEntries(db, shown);
  return {
    rows: await withSubmissions(db, entries, visibleTo?.forms),
    next: rows.length > limit ? String(shown.at(-1)!.id) : null,
    total: null,
  };
}

/** Entries about the reader may be about submissions that are out of their scope by now: those stay without a name. */
async function withSubmissions(
  db: Kysely<Database>,
  entries: readonly HistoryEntry[],
  forms: readonly FormName[] | undefined,
): Promise<readonly HistoryEntry[]> {
  const references = [...new Set(entries.flatMap(({ reference }) => reference ?? []))];
  if (references.length === 0) return entries;
  const rows = await db
    .selectFrom('submissions')
    .select(['reference', 'form', 'name'])
    .where('reference', 'in', references)
    .$if(forms !== undefined, (query) => query.where('form', 'in', forms!))
    .execute();
  const found = new Map(rows.map(({ reference, form, name }) => [reference, { form, name }]));
  return entries.map((entry) => {
    const submission = found.get(entry.reference ?? '');
    return submission === undefined ? entry : { ...entry, submission };
  });
}

/** With the names of the people in it. */
export async function toEntries(
  db: Kysely<Database>,
  rows: readonly (Omit<HistoryRow, 'id'> & { id: number })[],
): Promise<HistoryEntry[]> {
  const ids = rows.flatMap(({ person_id, about_id }) => [person_id, about_id]);
  const names = await namesOf(db, ids);
  return rows.map(({ id, at, action, person_id, reference, about_id, text, via }) => ({
    id,
    at,
    action,
    by: names.get(person_id ?? '') ?? null,
    reference,
    about: names.get(about_id ?? '') ?? null,
    text,
    via,
  }));
}
