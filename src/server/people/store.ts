import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  defaultSiteRight,
  type PersonName,
  type Role,
  type Scope,
  type SiteRight,
} from '#contract/desk/people.ts';
import type { Database, PersonRow } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import { deliveryStateOf } from '../outbox/state.ts';

export interface NewPerson {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly scope: Scope;
  /** `defaultSiteRight` unless given. */
  readonly site?: SiteRight | undefined;
}

export interface ListedPerson extends PersonRow {
  readonly sessions: number;
  /** When the newest unused link expires. */
  readonly link_until: number | null;
  /** The mail server's response if the newest email with a link is stuck. */
  readonly undelivered: string | null;
}

type Invited = { readonly person: PersonRow } | { readonly problem: 'known' };
export type Changed = { readonly person: PersonRow } | { readonly problem: 'unknown' | 'last-administrator' };

/** Without removed people, who remain only for the history. */
export interface PeopleStore {
  count(): Promise<number>;
  /** Sorted by name. */
  list(now: number): Promise<readonly ListedPerson[]>;
  byId(id: string): Promise<PersonRow | null>;
  byEmail(email: string): Promise<PersonRow | null>;
}

export function createPeopleStore(
  { db }: Pick<Storage, 'db'>,
  { idleMs }: { readonly idleMs: number },
): PeopleStore {
  const present = () => db.selectFrom('people').selectAll().where('removed_at', 'is', null);
  return {
    count: () => countPeople(db),

    async list(now) {
      const rows = await present()
        .select(({ selectFrom }) => [
          selectFrom('sessions')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('sessions.person_id', '=', 'people.id')
            .where('sessions.expires_at', '>', now)
            .where('sessions.last_used_at', '>', now - idleMs)
            .as('sessions'),
          selectFrom('sign_in_links')
            .select(({ fn }) => fn.max('expires_at').as('until'))
            .whereRef('sign_in_links.person_id', '=', 'people.id')
            .where('sign_in_links.used_at', 'is', null)
            .as('link_until'),
        ])
        .orderBy('name')
        .orderBy('id')
        .execute();
      const undelivered = await undeliveredLinks(db);
      return rows.map((row) => ({
        ...row,
        sessions: Number(row.sessions ?? 0),
        undelivered: undelivered.get(row.id) ?? null,
      }));
    },

    byId: async (id) => (await present().where('id', '=', id).executeTakeFirst()) ?? null,
    byEmail: async (email) =>
      (await present().where('email', '=', email.toLowerCase()).executeTakeFirst()) ?? null,
  };
}

/** Errors by person, if the newest email with a link is stuck and the person has not signed in since. */
async function undeliveredLinks(db: Kysely<Database>): Promise<ReadonlyMap<string, string>> {
  const mails = await db
    .selectFrom('outbox')
    .innerJoin('people', 'people.id', 'outbox.person_id')
    .selectAll('outbox')
    .select('last_seen_at')
    .where('kind', 'in', ['invitation', 'sign-in'])
    .orderBy('created_at')
    .execute();
  const newest = new Map(mails.map((mail) => [mail.person_id!, mail]));
  return new Map(
    [...newest.values()]
      .filter((mail) => deliveryStateOf(mail) === 'stuck' && (mail.last_seen_at ?? 0) < mail.created_at)
      .map((mail) => [mail.person_id!, mail.last_error ?? '']),
  );
}

export async function countPeople(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds a person or restores a removed one. Call in `serialized`, so that nobody is added twice. */
export async function invite(
  trx: Transaction<Database>,
  { email, name, role, scope, site = defaultSiteRight(role) }: NewPerson,
  now: number,
): Promise<Invited> {
  const address = email.toLowerCase();
  const earlier = await trx.selectFrom('people').selectAll().where('email', '=', address).executeTakeFirst();
  if (earlier !== undefined && earlier.removed_at === null) return { problem: 'known' };
  const fields = { name, role, scope, site, invited_at: now, removed_at: null, last_seen_at: null };
  if (earlier !== undefined) {
    await trx.updateTable('people').set(fields).where('id', '=', earlier.id).execute();
    return { person: { ...earlier, ...fields } };
  }
  const person = { id: randomUUID(), email: address, ...fields };
  await trx.insertInto('people').values(person).execute();
  return { person };
}

/** Refuses to remove the last administrator whose scope is everything. */
export async function changePerson(
  trx: Transaction<Database>,
  id: string,
  changes: Partial<Pick<PersonRow, 'name' | 'role' | 'scope' | 'site' | 'removed_at'>>,
): Promise<Changed> {
  const person = await trx
    .selectFrom('people')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (person === undefined) return { problem: 'unknown' };
  const changed = { ...person, ...changes };
  if (isFullAdministrator(person) && !isFullAdministrator(changed)) {
    const all = await trx.selectFrom('people').selectAll().execute();
    if (!all.some((other) => other.id !== id && isFullAdministrator(other)))
      return { problem: 'last-administrator' };
  }
  await trx.updateTable('people').set(changes).where('id', '=', id).execute();
  return { person: changed };
}

function isFullAdministrator({ role, scope, removed_at }: PersonRow): boolean {
  return role === 'administrator' && scope === 'everything' && removed_at === null;
}

/** Runs changes of people one at a time, so that a checked rule still holds at the commit. */
export function serialized<Result>(
  { db, kind }: Pick<Storage, 'db' | 'kind'>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    // SQLite has one writer at a time anyway.
    if (kind === 'postgres') await sql`lock table people in share row exclusive mode`.execute(trx);
    return work(trx);
  });
}

export async function markSeen(db: Kysely<Database>, id: string, now: number): Promise<void> {
  await db.updateTable('people').set({ last_seen_at: now }).where('id', '=', id).execute();
}

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

/** One line without control characters: names appear in mail subjects and in the terminal. */
export function isPersonName(text: string): boolean {
  return /^\P{Cc}{1,100}$/u.test(text) && text.trim() !== '';
}

/** For an invitation without a name: "Tomasz W" for tomasz.w@example.com. */
export function nameFromEmail(email: string): string {
  const [local = ''] = email.split(/[@+]/);
  const words = local.split(/[._-]+/).filter((word) => word !== '');
  return words.map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}`).join(' ') || email;
}

/** Names by id, including removed people, whom the history still names. */
export async function namesOf(
  db: Kysely<Database>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PersonName>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('people').select(['id', 'name']).where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, toPersonName(row)]));
}
