import type { Kysely } from 'kysely';

/** Presence is kept in memory, so processes that share an SQLite file exchange no messages. */
export async function dropMessages(schema: Kysely<unknown>): Promise<void> {
  await schema.schema.dropTable('desk_messages').execute();
}
