import type { Kysely } from 'kysely';
import { deskProblems } from '#content/desk/server-texts.ts';
import { formsIn, mayDo, type Person, type Scope, type Session } from '#contract/desk/people.ts';
import type { FormName } from '#contract/forms.ts';
import type { Database, LinkMailKind, PersonRow, SessionRow } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import { record } from '../history/history.ts';
import { DeskProblem, notFound } from '../http/problem.ts';

import { endSessions } from './sessions.ts';
import { expireLinks, LINK_MS, makeLink } from './sign-in.ts';
import {
  type Changed,
  changePerson,
  invite,
  type ListedPerson,
  type NewPerson,
  serialized,
  toPersonName,
} from './store.ts';

/** What is done with people, at the desk and at the command line alike. */
export interface PeopleDeps {
  readonly storage: Pick<Storage, 'db' | 'kind'>;
  readonly now: () => number;
  mailLink(person: PersonRow, kind: LinkMailKind, db: Kysely<Database>): Promise<void>;
  /** Called when the mail is committed: before that, nobody else sees it on PostgreSQL. */
  wakeOutbox?(): void;
}

/** Who does it: a person at the desk, or whoever has the terminal, who may do everything. */
export interface Actor {
  readonly person: PersonRow | null;
  readonly via: 'desk' | 'terminal';
}

/** Adds somebody and has an invitation mailed. */
export async function invitePerson(deps: PeopleDeps, by: Actor, newPerson: NewPerson): Promise<PersonRow> {
  requireScope(by, newPerson.scope);
  const invited = await serialized(deps.storage, async (trx) => {
    const at = deps.now();
    const added = await invite(trx, newPerson, at);
    if (!('person' in added)) throw new DeskProblem(409, deskProblems.personKnown);
    const { person } = added;
    await deps.mailLink(person, 'invitation', trx);
    await note(trx, by, { at, action: 'invited', about: person.id, text: rightsOf(person) });
    return person;
  });
  deps.wakeOutbox?.();
  return invited;
}

export type PersonChanges = Partial<Pick<PersonRow, 'name' | 'role' | 'scope'>>;

/** What they had in hand and may not answer any more is nobody's. */
export function changeRights(
  deps: PeopleDeps,
  by: Actor,
  id: string,
  changes: PersonChanges,
): Promise<PersonRow> {
  if (changes.scope !== undefined) requireScope(by, changes.scope);
  return serialized(deps.storage, async (trx) => {
    const earlier = await personIn(trx, by, id);
    const person = requireChanged(await changePerson(trx, id, changes));
    if (rightsOf(earlier) !== rightsOf(person)) {
      const at = deps.now();
      const kept = mayDo(person.role, 'answer') ? formsIn(person.scope) : [];
      const lost = formsIn('everything').filter((form) => !kept.includes(form));
      await takeFromHand(trx, by, { id, forms: lost, at });
      await note(trx, by, { at, action: 'role-changed', about: id, text: rightsOf(person) });
    }
    return person;
  });
}

/** Signs the person out everywhere and makes what they had in hand nobody's. */
export function removePerson(deps: PeopleDeps, by: Actor, id: string): Promise<PersonRow> {
  return serialized(deps.storage, async (trx) => {
    const at = deps.now();
    await personIn(trx, by, id);
    const person = requireChanged(await changePerson(trx, id, { removed_at: at }));
    await endSessions(trx, { personId: id });
    await expireLinks(trx, id, at);
    await takeFromHand(trx, by, { id, forms: formsIn('everything'), at });
    await note(trx, by, { at, action: 'person-removed', about: id });
    return person;
  });
}

/** Has another link mailed: an invitation to somebody who was never here. */
export async function sendLink(deps: PeopleDeps, by: Actor, id: string): Promise<PersonRow> {
  const recipient = await serialized(deps.storage, async (trx) => {
    const person = await personIn(trx, by, id);
    const kind = person.last_seen_at === null ? 'invitation' : 'sign-in';
    await deps.mailLink(person, kind, trx);
    await note(trx, by, { at: deps.now(), action: 'invited', about: id, text: 'link mailed again' });
    return person;
  });
  deps.wakeOutbox?.();
  return recipient;
}

/**
 * A link for the administrator to hand over, where no email brings it. Once email works, only somebody who never signed in
 * gets one: whoever holds it is let in as that person.
 */
export async function handOverLink(
  deps: PeopleDeps & { readonly hasMail: boolean; address(): string },
  by: Actor,
  id: string,
): Promise<string> {
  return deps.storage.db.transaction().execute(async (trx) => {
    const now = deps.now();
    const person = await personIn(trx, by, id);
    const isNew = person.last_seen_at === null;
    if (deps.hasMail && !isNew) throw new DeskProblem(400, deskProblems.linkByEmailOnly);
    await note(trx, by, { at: now, action: 'invited', about: id, text: 'link handed over' });
    const purpose = isNew ? 'invitation' : 'sign-in';
    return makeLink(trx, { personId: id, purpose, address: deps.address(), now });
  });
}

/** Signs somebody out everywhere. */
export function endAllSessions(deps: PeopleDeps, by: Actor, id: string): Promise<number> {
  return deps.storage.db.transaction().execute(async (trx) => {
    await personIn(trx, by, id);
    const count = await endSessions(trx, { personId: id });
    await note(trx, by, { at: deps.now(), action: 'session-ended', about: id, text: 'everywhere' });
    return count;
  });
}

interface InHand {
  readonly id: string;
  readonly forms: readonly FormName[];
  readonly at: number;
}

/** Makes what somebody has not answered yet nobody's, and says so with each item. */
async function takeFromHand(trx: Kysely<Database>, by: Actor, { id, forms, at }: InHand): Promise<void> {
  if (forms.length === 0) return;
  const submissions = await trx
    .updateTable('submissions')
    .set(({ eb }) => ({ assignee: null, version: eb('version', '+', 1) }))
    .where('assignee', '=', id)
    .where('acked_at', 'is', null)
    .where('form', 'in', forms)
    .returning(['reference', 'form'])
    .execute();
  for (const details of submissions) await note(trx, by, { ...details, at, action: 'assigned', about: null });
}

async function personIn(db: Kysely<Database>, by: Actor, id: string): Promise<PersonRow> {
  const people = db.selectFrom('people').selectAll().where('id', '=', id).where('removed_at', 'is', null);
  const person = await people.executeTakeFirst();
  if (person === undefined) throw notFound();
  requireScope(by, person.scope);
  return person;
}

/** Nobody gives, or takes from, what they do not have themselves. */
function requireScope({ person }: Actor, scope: Scope): void {
  if (person === null) return;
  const own = formsIn(person.scope);
  if (!formsIn(scope).every((form) => own.includes(form))) {
    throw new DeskProblem(403, deskProblems.beyondScope);
  }
}

function requireChanged(changed: Changed): PersonRow {
  if ('person' in changed) return changed.person;
  throw changed.problem === 'unknown' ? notFound() : new DeskProblem(409, deskProblems.lastAdministrator);
}

function rightsOf({ role, scope }: PersonRow): string {
  return `${role}, ${scope}`;
}

type Note = Omit<Parameters<typeof record>[1], 'person' | 'via'>;

async function note(db: Kysely<Database>, { person, via }: Actor, entry: Note): Promise<void> {
  await record(db, { ...entry, person: person?.id ?? null, via });
}

export function toPerson(row: ListedPerson): Person {
  const wasHere = row.last_seen_at !== null;
  return {
    ...toPersonName(row),
    email: row.email,
    role: row.role,
    scope: row.scope,
    lastSeenAt: row.last_seen_at,
    invitedAt: row.invited_at,
    // The link itself is made when the mail leaves, which may be a moment after the invitation.
    invitationUntil: wasHere ? null : (row.link_until ?? row.invited_at + LINK_MS.invitation),
    sessions: row.sessions,
    undelivered: row.undelivered,
  };
}

export function toSession(row: SessionRow, thisId: string, idleMs: number): Session {
  return {
    id: row.id,
    browser: row.browser,
    isThis: row.id === thisId,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    endsAt: row.expires_at,
    endsIfIdleAt: Math.min(row.expires_at, row.last_used_at + idleMs),
  };
}
