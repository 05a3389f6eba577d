import type { Kysely } from 'kysely';
import type { Database, PersonRow } from './schema.ts';

/** Who a session belongs to, if it is still good. Other than a request, looking is no use of it: it ends when nobody works. */
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
