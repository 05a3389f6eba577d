import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { Database } from '../db/schema.ts';
import { type LinkAction, signLink } from './link-token.ts';

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
