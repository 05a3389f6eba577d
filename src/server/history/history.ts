import type { Kysely } from 'kysely';
import type { HistoryAction, HistoryEntry } from '#contract/desk/submissions.ts';
import type { FormName } from '#contract/forms.ts';
import type { Database } from '../db/schema.ts';

export interface NewHistory {
  readonly at: number;
  readonly action: HistoryAction;
  /** The actor; null for the server itself. */
  readonly person: string | null;
  readonly reference?: string | null;
  readonly form?: FormName | null;
  /** The person who was assigned or invited. */
  readonly about?: string | null;
  readonly text?: string | null;
  readonly via?: HistoryEntry['via'];
}

/** Pass a transaction, so that the action and its entry are committed together. */
export async function record(db: Kysely<Database>, entry: NewHistory): Promise<number> {
  const [id] = await recordAll(db, [entry]);
  return id!;
}

/** Returns the ids. There must be at least one entry. */
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

/** Whether the person has performed this action on the submission since then (inclusive). */
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
