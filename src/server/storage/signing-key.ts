import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** A secret that all processes share and that outlives them: it is kept in the database. */
export interface SigningKey {
  /** Makes it when it is needed for the first time. */
  forSigning(): Promise<Buffer>;
  /** Null as long as nothing was signed: asking changes nothing. */
  forChecking(): Promise<Buffer | null>;
}

const BYTES = 32;

export function createSigningKey(
  db: Kysely<Database>,
  name: string,
  now: () => number = Date.now,
): SigningKey {
  let known: Buffer | null = null;

  async function find(): Promise<Buffer | null> {
    if (known !== null) return known;
    const row = await db.selectFrom('signing_keys').select('key').where('name', '=', name).executeTakeFirst();
    known = row === undefined ? null : Buffer.from(row.key, 'base64url');
    return known;
  }

  return {
    forChecking: find,
    async forSigning() {
      const found = await find();
      if (found !== null) return found;
      // Of two processes that make one at once, both use the one that was first.
      await db
        .insertInto('signing_keys')
        .values({ name, key: randomBytes(BYTES).toString('base64url'), created_at: now() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await find())!;
    },
  };
}
