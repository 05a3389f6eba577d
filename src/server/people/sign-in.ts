import type { Transaction } from 'kysely';
import { deskProblems } from '#content/desk/server-texts.ts';
import type { LinkPurpose, SignInLink } from '#contract/desk/sign-in.ts';
import type { Database, PersonRow, SignInLinkRow } from '../db/schema.ts';
import { record } from '../history/history.ts';
import { DeskProblem } from '../http/errors.ts';
import type { PeopleContext } from './context.ts';
import { findLink, useLink } from './links.ts';
import { addSession, hashOf, newSecret } from './sessions.ts';
import { countPeople, invite, serialized } from './store.ts';

/** Entered by the person who opens the link for the first administrator. */
interface NewAdministrator {
  readonly name: string;
  readonly email: string;
}

/** Does not use up the link. */
export async function previewLink(desk: PeopleContext, token: string): Promise<SignInLink> {
  const link = await validLink(desk, token);
  const person = link.person_id === null ? null : await desk.people.byId(link.person_id);
  return { purpose: link.purpose, name: person?.name ?? null };
}

/** Uses up the link and creates the session in one transaction, so that a failure leaves the link valid. Returns the secret. */
export async function signInByLink(
  desk: PeopleContext,
  token: string,
  {
    newAdministrator,
    browser,
  }: { readonly newAdministrator: NewAdministrator | null; readonly browser: string },
): Promise<string> {
  const link = await validLink(desk, token);
  if (link.purpose === 'first-administrator' && newAdministrator === null) {
    throw new DeskProblem(400, deskProblems.tellWhoYouAre);
  }
  return serialized(desk.storage, async (trx) => {
    if (!(await useLink(trx, link, desk.now()))) throw new DeskProblem(410, deskProblems.linkUsed);
    const person = await personOfLink(trx, link, newAdministrator, desk.now());
    return createSession(trx, desk, { person, browser, by: link.purpose });
  });
}

async function personOfLink(
  trx: Transaction<Database>,
  { purpose, person_id }: SignInLinkRow,
  newAdministrator: NewAdministrator | null,
  now: number,
): Promise<PersonRow> {
  if (newAdministrator !== null && purpose === 'first-administrator') {
    // Several processes may each have printed such a link.
    if ((await countPeople(trx)) > 0) throw new DeskProblem(410, deskProblems.linkOver);
    const first = { ...newAdministrator, role: 'administrator', scope: 'everything' } as const;
    const invited = await invite(trx, first, now);
    if ('person' in invited) return invited.person;
  }
  const known = await trx
    .selectFrom('people')
    .selectAll()
    .where('id', '=', person_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (known === undefined) throw new DeskProblem(410, deskProblems.linkOver);
  return known;
}

async function validLink(desk: PeopleContext, token: string): Promise<SignInLinkRow> {
  const link = await findLink(desk.storage.db, hashOf(token));
  if (link === null) throw new DeskProblem(404, deskProblems.linkUnknown);
  if (link.used_at !== null) throw new DeskProblem(410, deskProblems.linkUsed);
  const isOver = link.expires_at <= desk.now();
  // Valid only until the first person exists.
  const isTooLate = link.purpose === 'first-administrator' && (await desk.people.count()) > 0;
  if (isOver || isTooLate) throw new DeskProblem(410, deskProblems.linkOver);
  return link;
}

interface NewSignIn {
  readonly person: PersonRow;
  readonly browser: string;
  readonly by: LinkPurpose | 'company';
}

/** Always creates a new secret, which prevents session fixation. Returns the secret. */
export async function createSession(
  trx: Transaction<Database>,
  { config, now }: PeopleContext,
  { person, browser, by }: NewSignIn,
): Promise<string> {
  const secret = newSecret();
  const at = now();
  await addSession(trx, {
    idHash: hashOf(secret),
    personId: person.id,
    browser,
    now: at,
    expiresAt: at + config.sessionMs,
  });
  await record(trx, {
    at,
    action: 'signed-in',
    person: person.id,
    text: browser,
    via: by === 'company' ? 'desk' : 'mail',
  });
  return secret;
}
