import type { Kysely } from 'kysely';
import type { PersonName } from '#contract/desk/people.ts';
import type { Database, PersonRow } from './schema.ts';

export function toPersonName({ id, name }: Pick<PersonRow, 'id' | 'name'>): PersonName {
  return { id, name, initials: initialsOf(name) };
}

/** "MO" for Marisol Ortega, "MA" for Marisol. */
function initialsOf(name: string): string {
  const words = name.split(/[\s.,_-]+/u).filter((word) => word !== '');
  const first = [...(words[0] ?? '')];
  const last = words.length > 1 ? [...(words.at(-1) ?? '')] : first.slice(1);
  return `${first[0] ?? '?'}${last[0] ?? ''}`.toUpperCase();
}

/** A name stands in subjects of mail, in lists and in the terminal, so it is one line without control characters. */
export function isPersonName(text: string): boolean {
  return /^\P{Cc}{1,100}$/u.test(text) && text.trim() !== '';
}

/** For somebody who was invited without a name: "Tomasz W" for tomasz.w@example.com. */
export function nameFromEmail(email: string): string {
  const [local = ''] = email.split(/[@+]/);
  const words = local.split(/[._-]+/).filter((word) => word !== '');
  return words.map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`).join(' ') || email;
}

/** By id, also of those who were removed: the history names them still. */
export async function namesOf(
  db: Kysely<Database>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PersonName>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, toPersonName(row)]));
}
