import type { Kysely } from 'kysely';
import type { Database, PersonRow } from './schema.ts';

/** The person a session belongs to, null once it has expired. Checking does not count as use, so an open live stream does not keep it alive. */
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
