import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Database } from '../db/schema.ts';

/** Long enough to answer, and short enough that the links in a compromised old mailbox are useless. */
export const LINK_MS = 30 * 24 * 60 * 60 * 1000;

export interface MailLinks {
  readonly expiresAt: number;
  urlOf(action: LinkAction, reference: string): string;
}

/** For one email, so that the actor is known by its recipient. */
export function createMailLinks(key: Buffer, siteUrl: string, mail: string, now: number): MailLinks {
  const expiresAt = now + LINK_MS;
  return {
    expiresAt,
    urlOf(action, reference) {
      const token = signLink(key, { action, reference, mail, expiresAt });
      return `${siteUrl}${ENDPOINTS.submissionLink}?token=${token}`;
    },
  };
}

/** An HMAC key that all processes share through the database. */
export interface SigningKey {
  /** Creates the key on first use. */
  forSigning(): Promise<Buffer>;
  /** Null when nothing was signed yet. Read-only. */
  forChecking(): Promise<Buffer | null>;
}

const KEY_BYTES = 32;

export function createSigningKey(
  db: Kysely<Database>,
  name: string,
  now: () => number = Date.now,
): SigningKey {
  let cached: Buffer | null = null;

  async function find(): Promise<Buffer | null> {
    if (cached !== null) return cached;
    const row = await db.selectFrom('signing_keys').select('key').where('name', '=', name).executeTakeFirst();
    cached = row === undefined ? null : Buffer.from(row.key, 'base64url');
    return cached;
  }

  return {
    forChecking: find,
    async forSigning() {
      const found = await find();
      if (found !== null) return found;
      // When two processes create the key at once, both use the first.
      await db
        .insertInto('signing_keys')
        .values({ name, key: randomBytes(KEY_BYTES).toString('base64url'), created_at: now() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await find())!;
    },
  };
}

const LINK_ACTIONS = ['answered', 'spam', 'release'] as const;

export type LinkAction = (typeof LINK_ACTIONS)[number];

/** What a mail link authorizes. */
export interface LinkClaim {
  readonly action: LinkAction;
  readonly reference: string;
  /** The outbox row of the email, which identifies the recipient. Null in emails of earlier versions. */
  readonly mail: string | null;
  /** Exclusive. */
  readonly expiresAt: number;
}

const SECOND_MS = 1000;

/** The payload is readable; the signature covers all of it. */
export function signLink(key: Buffer, { action, reference, expiresAt, mail }: LinkClaim): string {
  const parts = [
    action,
    reference,
    Math.floor(expiresAt / SECOND_MS).toString(36),
    ...(mail === null ? [] : [mail]),
  ];
  const payload = parts.join('_');
  return `${payload}_${signatureOf(key, payload)}`;
}

function signatureOf(key: Buffer, payload: string): string {
  return createHmac('sha256', key).update(`link in a mail: ${payload}`).digest('base64url');
}

const FORMAT = new RegExp(
  `^(?<payload>(?<action>${LINK_ACTIONS.join('|')})_(?<reference>[A-Za-z0-9-]{1,20})_(?<expires>[0-9a-z]{1,9})(?:_(?<mail>[0-9a-f-]{36}))?)_(?<signature>[\\w-]{43})$`,
);

/** Null when the signature is invalid. The caller checks the expiry. */
export function readLink(key: Buffer, token: string): LinkClaim | null {
  const parts = FORMAT.exec(token)?.groups;
  if (parts === undefined) return null;
  const { payload = '', action, reference = '', expires = '', mail = null, signature = '' } = parts;
  // The format guarantees equal lengths, which timingSafeEqual requires.
  const isValid = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, payload)));
  if (!isValid) return null;
  return {
    action: action as LinkAction,
    reference,
    mail,
    expiresAt: Number.parseInt(expires, 36) * SECOND_MS,
  };
}
