import type { Kysely } from 'kysely';
import { deskProblems } from '#content/desk/server-texts.ts';
import {
  formsIn,
  mayDo,
  type Person,
  type Scope,
  type Session,
  type SiteRight,
} from '#contract/desk/people.ts';
import type { FormName } from '#contract/forms.ts';
import type { Database, LinkMailKind, PersonRow, SessionRow } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import { record } from '../history/history.ts';
import { DeskProblem, notFound } from '../http/errors.ts';
import { expireLinks, LINK_MS, makeLink } from './links.ts';
import { endSessions } from './sessions.ts';
import {
  type Changed,
  changePerson,
  invite,
  type ListedPerson,
  type NewPerson,
  serialized,
  toPersonName,
} from './store.ts';

/** Shared by the desk and the command line. */
export interface PeopleDeps {
  readonly storage: Pick<Storage, 'db' | 'kind'>;
  readonly now: () => number;
  mailStaff(person: PersonRow, kind: LinkMailKind, db: Kysely<Database>): Promise<void>;
  /** Called after the commit: until then, the outbox worker cannot see the mail on PostgreSQL. */
  wakeOutbox?(): void;
}

/** `person` is null at the terminal, which has all rights. */
export interface Actor {
  readonly person: PersonRow | null;
  readonly via: 'desk' | 'terminal';
}

export async function invitePerson(deps: PeopleDeps, by: Actor, newPerson: NewPerson): Promise<PersonRow> {
  requireScope(by, newPerson.scope);
  const { site = grantsSite(by) ? undefined : 'none' } = newPerson;
  requireSite(by, 'none', site);
  const invited = await serialized(deps.storage, async (trx) => {
    const at = deps.now();
    const added = await invite(trx, { ...newPerson, site }, at);
    if (!('person' in added)) throw new DeskProblem(409, deskProblems.personKnown);
    const { person } = added;
    await deps.mailStaff(person, 'invitation', trx);
    await note(trx, by, { at, action: 'invited', about: person.id, text: rightsOf(person) });
    return person;
  });
  deps.wakeOutbox?.();
  return invited;
}

export type PersonChanges = Partial<Pick<PersonRow, 'name' | 'role' | 'scope' | 'site'>>;

/** Unassigns open submissions that the person may no longer answer. */
export function changeRights(
  deps: PeopleDeps,
  by: Actor,
  id: string,
  changes: PersonChanges,
): Promise<PersonRow> {
  if (changes.scope !== undefined) requireScope(by, changes.scope);
  return serialized(deps.storage, async (trx) => {
    const earlier = await personIn(trx, by, id);
    requireSite(by, earlier.site, changes.site);
    const person = requireChanged(await changePerson(trx, id, changes));
    if (rightsOf(earlier) !== rightsOf(person)) {
      const at = deps.now();
      const kept = mayDo(person.role, 'answer') ? formsIn(person.scope) : [];
      const lost = formsIn('everything').filter((form) => !kept.includes(form));
      await unassignOpen(trx, by, { id, forms: lost, at });
      await note(trx, by, { at, action: 'role-changed', about: id, text: rightsOf(person) });
    }
    return person;
  });
}

/** Ends the person's sessions and unassigns their open submissions. */
export function removePerson(deps: PeopleDeps, by: Actor, id: string): Promise<PersonRow> {
  return serialized(deps.storage, async (trx) => {
    const at = deps.now();
    await personIn(trx, by, id);
    const person = requireChanged(await changePerson(trx, id, { removed_at: at }));
    await endSessions(trx, { personId: id });
    await expireLinks(trx, id, at);
    await unassignOpen(trx, by, { id, forms: formsIn('everything'), at });
    await note(trx, by, { at, action: 'person-removed', about: id });
    return person;
  });
}

/** Mails another link: an invitation if the person never signed in. */
export async function sendLink(deps: PeopleDeps, by: Actor, id: string): Promise<PersonRow> {
  const recipient = await serialized(deps.storage, async (trx) => {
    const person = await personIn(trx, by, id);
    const kind = person.last_seen_at === null ? 'invitation' : 'sign-in';
    await deps.mailStaff(person, kind, trx);
    await note(trx, by, { at: deps.now(), action: 'invited', about: id, text: 'link mailed again' });
    return person;
  });
  deps.wakeOutbox?.();
  return recipient;
}

/**
 * A link for the administrator to hand over. Anyone who has the link can sign in as the person, so where mail works it is
 * limited to people who never signed in.
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

export function endAllSessions(deps: PeopleDeps, by: Actor, id: string): Promise<number> {
  return deps.storage.db.transaction().execute(async (trx) => {
    await personIn(trx, by, id);
    const count = await endSessions(trx, { personId: id });
    await note(trx, by, { at: deps.now(), action: 'session-ended', about: id, text: 'everywhere' });
    return count;
  });
}

interface Unassignment {
  readonly id: string;
  readonly forms: readonly FormName[];
  readonly at: number;
}

/** Unassigns the person's open submissions and records this for each. */
async function unassignOpen(
  trx: Kysely<Database>,
  by: Actor,
  { id, forms, at }: Unassignment,
): Promise<void> {
  if (forms.length === 0) return;
  const submissions = await trx
    .updateTable('submissions')
    .set(({ eb }) => ({ assignee: null, version: eb('version', '+', 1) }))
    .where('assignee', '=', id)
    .where('acked_at', 'is', null)
    .where('form', 'in', forms)
    .returning(['reference', 'form'])
    .execute();
  for (const submission of submissions)
    await note(trx, by, { ...submission, at, action: 'assigned', about: null });
}

async function personIn(db: Kysely<Database>, by: Actor, id: string): Promise<PersonRow> {
  const people = db.selectFrom('people').selectAll().where('id', '=', id).where('removed_at', 'is', null);
  const person = await people.executeTakeFirst();
  if (person === undefined) throw notFound();
  requireScope(by, person.scope);
  return person;
}

/** An administrator may manage only scopes within their own. */
function requireScope({ person }: Actor, scope: Scope): void {
  if (person === null) return;
  const own = formsIn(person.scope);
  if (!formsIn(scope).every((form) => own.includes(form))) {
    throw new DeskProblem(403, deskProblems.beyondScope);
  }
}

/** Administrators with a limited scope could otherwise grant it to themselves. */
function grantsSite({ person }: Actor): boolean {
  return person === null || person.scope === 'everything';
}

function requireSite(by: Actor, earlier: SiteRight, site = earlier): void {
  if (site !== earlier && !grantsSite(by)) throw new DeskProblem(403, deskProblems.beyondScope);
}

function requireChanged(changed: Changed): PersonRow {
  if ('person' in changed) return changed.person;
  throw changed.problem === 'unknown' ? notFound() : new DeskProblem(409, deskProblems.lastAdministrator);
}

/** "agent, enquiries" or "agent, everything, website: write" */
export function rightsOf({ role, scope, site }: PersonRow): string {
  return `${role}, ${scope}${site === 'none' ? '' : `, website: ${site}`}`;
}

type Note = Omit<Parameters<typeof record>[1], 'person' | 'via'>;

async function note(db: Kysely<Database>, { person, via }: Actor, entry: Note): Promise<void> {
  await record(db, { ...entry, person: person?.id ?? null, via });
}

export function toPerson(row: ListedPerson): Person {
  const hasSignedIn = row.last_seen_at !== null;
  return {
    ...toPersonName(row),
    email: row.email,
    role: row.role,
    scope: row.scope,
    site: row.site,
    lastSeenAt: row.last_seen_at,
    invitedAt: row.invited_at,
    // There is no link until the invitation is sent.
    invitationUntil: hasSignedIn ? null : (row.link_until ?? row.invited_at + LINK_MS.invitation),
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
