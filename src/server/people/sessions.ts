import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database, PersonRow, SessionRow } from '../db/schema.ts';
import type { Storage } from '../db/storage.ts';
import { record } from '../history/history.ts';
import type { ProxyTrust } from '../http/client-address.ts';
import { markSeen } from './store.ts';

const SECRET_BYTES = 32;

/** Random, safe in URLs and cookies. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** The database stores only this hash. A fast hash is enough for 256 random bits. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export interface SignedIn {
  readonly person: PersonRow;
  readonly session: SessionRow;
}

export interface SessionStore {
  /**
   * Null for a session that is unknown, expired or idle for too long, and for a person who was removed. The idle time starts
   * over only when `isUse` is set.
   */
  find(idHash: string, at: { readonly now: number; readonly isUse: boolean }): Promise<SignedIn | null>;
  /** Active sessions, the last used first. */
  ofPerson(personId: string, now: number): Promise<readonly SessionRow[]>;
  /** Deletes expired and idle sessions. Returns the count. */
  forgetOver(now: number): Promise<number>;
}

/** Limits updates of `last_used_at`, so that not every read causes a write. */
const UPDATE_EVERY_MS = 60_000;

export function createSessionStore(
  { db, withLazyCommits }: Pick<Storage, 'db' | 'withLazyCommits'>,
  { idleMs }: { readonly idleMs: number },
): SessionStore {
  return {
    async find(idHash, { now, isUse }) {
      const session = await db
        .selectFrom('sessions')
        .selectAll()
        .where('id_hash', '=', idHash)
        .where('expires_at', '>', now)
        .where('last_used_at', '>', now - idleMs)
        .executeTakeFirst();
      if (session === undefined) return null;
      const person = await db
        .selectFrom('people')
        .selectAll()
        .where('id', '=', session.person_id)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (person === undefined) return null;
      if (!isUse) return { person, session };
      if (now - session.last_used_at >= UPDATE_EVERY_MS) {
        await withLazyCommits(async (connection) => {
          await connection
            .updateTable('sessions')
            .set({ last_used_at: now })
            .where('id_hash', '=', idHash)
            .execute();
          await markSeen(connection, person.id, now);
        });
      }
      return { person, session: { ...session, last_used_at: now } };
    },

    ofPerson: (personId, now) =>
      db
        .selectFrom('sessions')
        .selectAll()
        .where('person_id', '=', personId)
        .where('expires_at', '>', now)
        .where('last_used_at', '>', now - idleMs)
        .orderBy('last_used_at', 'desc')
        .execute(),

    async forgetOver(now) {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where(({ eb, or }) => or([eb('expires_at', '<=', now), eb('last_used_at', '<=', now - idleMs)]))
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

interface NewSession {
  readonly idHash: string;
  readonly personId: string;
  readonly browser: string;
  readonly now: number;
  readonly expiresAt: number;
}

export async function addSession(db: Kysely<Database>, session: NewSession): Promise<void> {
  const { idHash, personId, browser, now, expiresAt } = session;
  await db
    .insertInto('sessions')
    .values({
      id_hash: idHash,
      id: randomUUID(),
      person_id: personId,
      browser,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute();
  await markSeen(db, personId, now);
}

/** Ends one session of a person, all but one, or all. Returns the count. */
export async function endSessions(
  db: Kysely<Database>,
  which: { readonly personId: string; readonly only?: string; readonly except?: string },
): Promise<number> {
  let query = db.deleteFrom('sessions').where('person_id', '=', which.personId);
  if (which.only !== undefined) query = query.where('id', '=', which.only);
  if (which.except !== undefined) query = query.where('id', '!=', which.except);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Finds expired sessions, too. */
async function sessionBySecret(db: Kysely<Database>, idHash: string): Promise<SessionRow | null> {
  const session = db.selectFrom('sessions').selectAll().where('id_hash', '=', idHash);
  return (await session.executeTakeFirst()) ?? null;
}

/** Null once the session has expired. Does not count as use, so an open live stream does not keep the session alive. */
export async function personOfSession(
  db: Kysely<Database>,
  idHash: string,
  { now, idleMs }: { readonly now: number; readonly idleMs: number },
): Promise<PersonRow | null> {
  const person = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .selectAll('people')
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', now - idleMs)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return person ?? null;
}

interface SessionContext {
  readonly storage: Storage;
  readonly now: () => number;
}

/** Does nothing for an unknown secret. */
export async function endSession({ storage, now }: SessionContext, secret: string): Promise<void> {
  const session = await sessionBySecret(storage.db, hashOf(secret));
  if (session === null) return;
  await storage.db.transaction().execute(async (trx) => {
    await endSessions(trx, { personId: session.person_id, only: session.id });
    await record(trx, {
      at: now(),
      action: 'session-ended',
      person: session.person_id,
      about: session.person_id,
      text: session.browser,
      via: 'desk',
    });
  });
}

/** Ends sessions and records who did. Returns the count. */
export function endSessionsOf(
  { storage, now }: SessionContext,
  by: PersonRow,
  which: Parameters<typeof endSessions>[1],
): Promise<number> {
  return storage.db.transaction().execute(async (trx) => {
    const count = await endSessions(trx, which);
    if (count > 0) {
      await record(trx, {
        at: now(),
        action: 'session-ended',
        person: by.id,
        about: which.personId,
        text: count === 1 ? null : String(count),
        via: 'desk',
      });
    }
    return count;
  });
}

/** HttpOnly and SameSite. */
export interface SafeCookie {
  read(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, value: string, maxAgeMs: number): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

interface SafeCookieOptions {
  readonly name: string;
  /** `Lax` if the cookie is needed after a redirect from another site. */
  readonly sameSite: 'Strict' | 'Lax';
  readonly isSecure: (request: FastifyRequest) => boolean;
}

export function createSafeCookie({ name, sameSite, isSecure }: SafeCookieOptions): SafeCookie {
  // With the prefix, browsers refuse a cookie that a sibling domain or a plain HTTP response sets.
  const nameFor = (request: FastifyRequest): string => (isSecure(request) ? `__Host-${name}` : name);
  const write = (request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void => {
    const parts = [`${nameFor(request)}=${value}`, 'Path=/', `Max-Age=${seconds}`];
    parts.push('HttpOnly', `SameSite=${sameSite}`);
    if (isSecure(request)) parts.push('Secure');
    reply.header('Set-Cookie', parts.join('; '));
  };
  return {
    read: (request) => readValue(request.headers.cookie ?? '', nameFor(request)),
    set: (request, reply, value, maxAgeMs) => write(request, reply, value, Math.floor(maxAgeMs / 1000)),
    clear: (request, reply) => write(request, reply, '', 0),
  };
}

function readValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** HTTPS, according to a trusted proxy or because the host is that of the configured HTTPS URL. */
export function createSecureCheck(trust: ProxyTrust, deskUrl: string | null) {
  const publicHost = deskUrl?.startsWith('https:') ? new URL(deskUrl).host : null;
  return (request: FastifyRequest): boolean => trust.isHttps(request.raw) || request.host === publicHost;
}
