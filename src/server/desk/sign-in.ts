import type { Transaction } from 'kysely';
import { deskProblems } from '#content/desk/server-texts.ts';
import type { LinkPurpose, SignInLink } from '#contract/desk/sign-in.ts';
import { record } from '../storage/history-store.ts';
import { alone, countPeople, invite } from '../storage/people-store.ts';
import type { Database, PersonRow, SignInLinkRow } from '../storage/schema.ts';
import { addSession } from '../storage/session-store.ts';
import { findLink, useLink } from '../storage/sign-in-links.ts';
import type { Desk } from './desk.ts';
import { DeskProblem } from './problem.ts';
import { hashOf, newSecret } from './secret.ts';

/** Somebody who says who they are, with the link for the first administrator. */
export interface Newcomer {
  readonly name: string;
  readonly email: string;
}

/** What a link is for, without using it. */
export async function lookAtLink(desk: Desk, token: string): Promise<SignInLink> {
  const link = await goodLink(desk, token);
  const person = link.person_id === null ? null : await desk.people.byId(link.person_id);
  return { purpose: link.purpose, name: person?.name ?? null };
}

/**
 * Uses the link up and creates the session in one transaction, so that a link is still good when no session came of it.
 * Returns the secret of the session.
 */
export async function enterByLink(
  desk: Desk,
  token: string,
  { newcomer, browser }: { readonly newcomer: Newcomer | null; readonly browser: string },
): Promise<string> {
  const link = await goodLink(desk, token);
  if (link.purpose === 'first-administrator' && newcomer === null) {
    throw new DeskProblem(400, deskProblems.sayWhoYouAre);
  }
  return alone(desk.storage, async (trx) => {
    if (!(await useLink(trx, link, desk.now()))) throw new DeskProblem(410, deskProblems.linkUsed);
    const person = await personOfLink(trx, link, newcomer, desk.now());
    return createSession(trx, desk, { person, browser, by: link.purpose });
  });
}

async function personOfLink(
  trx: Transaction<Database>,
  { purpose, person_id }: SignInLinkRow,
  newcomer: Newcomer | null,
  now: number,
): Promise<PersonRow> {
  if (newcomer !== null && purpose === 'first-administrator') {
    // Several servers may each have shown such a link.
    if ((await countPeople(trx)) > 0) throw new DeskProblem(410, deskProblems.linkOver);
    const first = { ...newcomer, role: 'administrator', scope: 'everything' } as const;
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

async function goodLink(desk: Desk, token: string): Promise<SignInLinkRow> {
  const link = await findLink(desk.storage.db, hashOf(token));
  if (link === null) throw new DeskProblem(404, deskProblems.linkUnknown);
  if (link.used_at !== null) throw new DeskProblem(410, deskProblems.linkUsed);
  const isOver = link.expires_at <= desk.now();
  // As soon as there are people, they decide who comes in.
  const isTooLate = link.purpose === 'first-administrator' && (await desk.people.count()) > 0;
  if (isOver || isTooLate) throw new DeskProblem(410, deskProblems.linkOver);
  return link;
}

export interface NewSignIn {
  readonly person: PersonRow;
  readonly browser: string;
  readonly by: LinkPurpose | 'company';
}

/** Creates a session with a new secret, whatever the browser held before. Returns the secret. */
export async function createSession(
  trx: Transaction<Database>,
  { config, now }: Desk,
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
