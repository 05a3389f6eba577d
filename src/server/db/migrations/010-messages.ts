import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../storage.ts';

/** What processes that share an SQLite file tell each other, for a minute. PostgreSQL has NOTIFY, and the table stays empty there. */
export async function addMessages(schema: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await schema.schema
    .createTable('desk_messages')
    .addColumn('id', kind === 'postgres' ? 'bigint' : 'integer', (column) =>
      kind === 'postgres'
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
}
