import { type Kysely, sql } from 'kysely';

/** Why a delivered submission may be spam, and an index for the list of those that are not answered. */
export async function addSpamHint(schema: Kysely<unknown>): Promise<void> {
  await schema.schema.alterTable('submissions').addColumn('spam_hint', 'text').execute();
  await sql`create index items_possibly_spam on submissions (form, created_at, id)
    where state = 'accepted' and acked_at is null and spam_hint is not null`.execute(schema);
}
