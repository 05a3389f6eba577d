import type { Kysely, Transaction } from 'kysely';
import type { LinkPurpose } from '#contract/desk/sign-in.ts';
import type { Database, SignInLinkRow } from './schema.ts';

export interface NewLink {
  readonly tokenHash: string;
  /** Null for the first administrator. */
  readonly personId: string | null;
  readonly purpose: LinkPurpose;
  readonly now: number;
  readonly expiresAt: number;
}

export async function addLink(db: Kysely<Database>, link: NewLink): Promise<void> {
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

/** One statement decides: of two who use a link at once, on whatever machines, one does. False for the other. */
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
  // Whoever is in needs no other link that may lie about.
  if (person_id !== null) await expireLinks(trx, person_id, now);
  return true;
}

/** The unused ones of a person are no good from now on. */
export async function expireLinks(db: Kysely<Database>, personId: string, now: number): Promise<void> {
  await db
    .updateTable('sign_in_links')
    .set({ expires_at: now })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** Deletes those that expired before then, and returns how many. Until then people are told why theirs does not work. */
export async function forgetLinks(db: Kysely<Database>, before: number): Promise<number> {
  const query = db.deleteFrom('sign_in_links').where('expires_at', '<=', before);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}
