import type { Kysely, Transaction } from 'kysely';
import type { LinkPurpose } from '#contract/desk/sign-in.ts';
import type { Database, SignInLinkRow } from '../db/schema.ts';
import { hashOf, newSecret } from './sessions.ts';

interface NewLink {
  readonly tokenHash: string;
  /** Null for the first administrator. */
  readonly personId: string | null;
  readonly purpose: LinkPurpose;
  readonly now: number;
  readonly expiresAt: number;
}

async function addLink(db: Kysely<Database>, link: NewLink): Promise<void> {
  await db
    .insertInto('sign_in_links')
    .values({
      token_hash: link.tokenHash,
      person_id: link.personId,
      purpose: link.purpose,
      created_at: link.now,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute();
}

export async function findLink(db: Kysely<Database>, tokenHash: string): Promise<SignInLinkRow | null> {
  const link = db.selectFrom('sign_in_links').selectAll().where('token_hash', '=', tokenHash);
  return (await link.executeTakeFirst()) ?? null;
}

/** The update is atomic: of two concurrent uses of a link, one returns false. */
export async function useLink(
  trx: Transaction<Database>,
  { token_hash, person_id }: SignInLinkRow,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sign_in_links')
    .set({ used_at: now })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  // After sign-in, the person's other links are only a risk.
  if (person_id !== null) await expireLinks(trx, person_id, now);
  return true;
}

/** Expires the person's unused links. */
export async function expireLinks(db: Kysely<Database>, personId: string, now: number): Promise<void> {
  await db
    .updateTable('sign_in_links')
    .set({ expires_at: now })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Deletes links that expired before then. Until then, the sign-in page can say why a link fails. Returns the count. */
export async function forgetLinks(db: Kysely<Database>, before: number): Promise<number> {
  const query = db.deleteFrom('sign_in_links').where('expires_at', '<=', before);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

const MINUTE_MS = 60 * 1000;

/** Validity of links. */
export const LINK_MS: Readonly<Record<LinkPurpose, number>> = {
  'sign-in': 10 * MINUTE_MS,
  'first-administrator': 10 * MINUTE_MS,
  invitation: 48 * 60 * MINUTE_MS,
};

interface LinkOptions {
  readonly personId: string | null;
  readonly purpose: LinkPurpose;
  /** The origin of the desk. */
  readonly address: string;
  readonly now: number;
}

/** Creates a single-use link. Only the hash is stored, so the link cannot be shown again. */
export async function makeLink(db: Kysely<Database>, options: LinkOptions): Promise<string> {
  const { personId, purpose, address, now } = options;
  const token = newSecret();
  await addLink(db, {
    tokenHash: hashOf(token),
    personId,
    purpose,
    now,
    expiresAt: now + LINK_MS[purpose],
  });
  return `${address}/sign-in/${token}`;
}
